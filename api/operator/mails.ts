import type { Locale } from "#rules/codes.ts";
import { mail, type MailText } from "../mail/mail-texts.ts";
import type { StatusFault } from "./status/find-faults.ts";

/** The faults that have no mail of their own. */
export const mailedFaults = ["queueWaits", "jobsFailed", "diskFull", "diskLow"] as const satisfies StatusFault[];
export type MailedFault = (typeof mailedFaults)[number];

type Words = { subject: string; greeting: string; advice: string; again: string; faults: Record<MailedFault, string> };

/** The mail to the operator about faults of the installation, in the recipient's language. */
export function faultMail(language: Locale, faults: MailedFault[]): MailText {
  const { subject, greeting, advice, again, faults: words } = text[language];
  return mail(subject, greeting, faults.map((fault) => `- ${words[fault]}`).join("\n"), advice, again);
}

const text: Record<Locale, Words> = {
  cs: {
    subject: "Motus potřebuje pozornost správce",
    greeting: "Dobrý den,\n\nna serveru Motusu je potřeba něco napravit:",
    faults: {
      queueWaits: "úlohy čekají déle než půl hodiny: některá služba možná neodpovídá",
      jobsFailed: "některé úlohy se za poslední den nezdařily ani napodruhé a\u00a0znovu už se nespustí",
      diskFull: "disk datové složky je plný nebo jen ke čtení: nic nejde uložit",
      diskLow: "na disku datové složky zbývá méně než 500 MB",
    },
    advice: "Podrobnosti vypíše na serveru příkaz npm run status a\u00a0jsou v\u00a0jeho záznamu.",
    again: "Dokud závada trvá, přijde tato zpráva jednou denně.",
  },
  de: {
    subject: "Motus braucht die Aufmerksamkeit des Betreibers",
    greeting: "Guten Tag,\n\nauf dem Server von Motus ist etwas zu beheben:",
    faults: {
      queueWaits: "Aufgaben warten länger als eine halbe Stunde: Vielleicht antwortet ein Dienst nicht",
      jobsFailed: "einige Aufgaben sind innerhalb eines Tages endgültig fehlgeschlagen",
      diskFull: "die Festplatte des Datenordners ist voll oder schreibgeschützt: Nichts wird gespeichert",
      diskLow: "auf der Festplatte des Datenordners sind weniger als 500 MB frei",
    },
    advice: "Näheres gibt auf dem Server der Befehl npm run status aus, und es steht im Protokoll des Servers.",
    again: "Solange der Fehler besteht, kommt diese Nachricht einmal am Tag.",
  },
  en: {
    subject: "Motus needs your attention",
    greeting: "Hello,\n\nsomething needs fixing on the Motus server:",
    faults: {
      queueWaits: "jobs have been waiting for over half an hour: a service may not be responding",
      jobsFailed: "some jobs failed permanently in the last day",
      diskFull: "the disk with the data folder is full or read-only: nothing can be saved",
      diskLow: "the disk with the data folder has less than 500 MB left",
    },
    advice: "For details run npm run status on the server, or see its log.",
    again: "You will get this message once a day until it is fixed.",
  },
  sk: {
    subject: "Motus potrebuje zásah správcu",
    greeting: "Dobrý deň,\n\nna serveri Motusu treba niečo napraviť:",
    faults: {
      queueWaits: "úlohy čakajú dlhšie ako pol hodiny: niektorá služba možno neodpovedá",
      jobsFailed: "niektoré úlohy sa za posledný deň nepodarili ani na ďalší pokus a\u00a0znova sa už nespustia",
      diskFull: "disk dátového priečinka je plný alebo len na čítanie: nič sa nedá uložiť",
      diskLow: "na disku dátového priečinka zostáva menej ako 500 MB",
    },
    advice: "Podrobnosti vypíše na serveri príkaz npm run status a\u00a0sú v\u00a0jeho zázname.",
    again: "Kým porucha trvá, príde táto správa raz denne.",
  },
};
