import { eq } from "drizzle-orm";
import type { Locale } from "#rules/codes.ts";
import type { Steered } from "#rules/steering.ts";
import { fullName } from "#rules/text/full-name.ts";
import type { ProfileCtx } from "../core/context.ts";
import { medicalCenters } from "../core/db/tables/medical-centers.ts";
import { profiles } from "../core/db/tables/profiles.ts";
import { linkTo } from "./link-to.ts";
import { mail } from "./mail-texts.ts";
import { notifyAdministrators } from "./notify-administrators.ts";
import { quote } from "./quote.ts";

/** The values of before and after, as the mail prints them; a text of an administrator's is quoted. */
type Values = Record<"from" | "to", (quoted: (text: string) => string) => string | null>;

/** Writes to every active administrator of the centre, the one who made the change as well. */
export async function notifyOfSteering(ctx: ProfileCtx, steered: Steered, values?: Values) {
  const { id, medicalCenterId } = ctx.profile;
  const [who] = await ctx.db
    .select({ person: profiles, center: medicalCenters.name })
    .from(profiles)
    .innerJoin(medicalCenters, eq(medicalCenters.id, profiles.medicalCenterId))
    .where(eq(profiles.id, id));
  await notifyAdministrators(ctx, medicalCenterId, null, (language) => {
    const { subject, says, changed, none, from, to, advice } = words[language];
    const quoted = (text: string) => quote(language, text);
    const before = values && `\n\n${from}: ${values.from(quoted) ?? none}\n${to}: ${values.to(quoted) ?? none}`;
    return mail(
      subject,
      `${says(quoted(fullName(who!.person)), quoted(who!.center), changed[steered])}${before ?? ""}`,
      advice,
      linkTo(ctx, language, pages[steered]),
    );
  });
}

const settings = "/nastaveni/zdravotnicke-zarizeni";
const pages: Record<Steered, string> = {
  account: `${settings}/fakturacni-udaje`,
  invoiceFooter: `${settings}/fakturacni-udaje`,
  introduction: `${settings}/rezervacni-udaje`,
  paymentText: `${settings}/rezervacni-udaje`,
  origins: `${settings}/rezervacni-udaje`,
  emailText: `${settings}/upozorneni`,
  smsText: `${settings}/upozorneni`,
  staffNotices: `${settings}/upozorneni`,
};

type Words = Record<"subject" | "none" | "from" | "to" | "advice", string> & {
  says: (person: string, center: string, changed: string) => string;
  changed: Record<Steered, string>;
};

const words: Record<Locale, Words> = {
  cs: {
    subject: "Změna plateb nebo zpráv pacientům",
    says: (person, center, changed) => `Dobrý den,\n\n${person} změnil(a) v zařízení ${center} ${changed}.`,
    changed: {
      account: "bankovní účet, na který platí pacienti",
      invoiceFooter: "text na konci faktur",
      introduction: "úvodní text stránky pro rezervace",
      paymentText: "text o platbě předem, který vidí pacienti při rezervaci",
      origins: "weby, které smějí nabízet rezervace",
      emailText: "text e-mailu pacientům",
      smsText: "text SMS pacientům",
      staffNotices: "to, kdo z kolegů dostává e-maily o žádostech a přehled zítřka",
    },
    none: "nic",
    from: "Dosud",
    to: "Nově",
    advice:
      "Pokud o změně nevíte, ověřte ji hned u kolegů: podvrženým účtem, textem nebo příjemcem lze odvést peníze pacientů i jejich údaje.",
  },
  de: {
    subject: "Zahlungen oder Nachrichten an Patienten geändert",
    says: (person, center, changed) => `Guten Tag,\n\n${person} hat in der Einrichtung ${center} ${changed} geändert.`,
    changed: {
      account: "das Bankkonto, auf das Patienten zahlen,",
      invoiceFooter: "den Text am Ende der Rechnungen",
      introduction: "den Einleitungstext der Buchungsseite",
      paymentText: "den Text zur Vorauszahlung, den Patienten bei der Buchung sehen,",
      origins: "die Websites, die Termine anbieten dürfen,",
      emailText: "den Text einer E-Mail an Patienten",
      smsText: "den Text einer SMS an Patienten",
      staffNotices: "die Empfänger der E-Mails über Anfragen und der Übersicht für morgen",
    },
    none: "nichts",
    from: "Bisher",
    to: "Neu",
    advice:
      "Falls Sie davon nichts wissen, prüfen Sie die Änderung sofort mit Ihren Kollegen: Mit einem gefälschten Konto, Text oder Empfänger lassen sich Geld und Daten der Patienten umleiten.",
  },
  en: {
    subject: "Payment details or patient messages changed",
    says: (person, center, changed) => `Hello,\n\n${person} has changed the following at ${center}: ${changed}.`,
    changed: {
      account: "the bank account that patients pay into",
      invoiceFooter: "the text at the end of invoices",
      introduction: "the introduction on the booking page",
      paymentText: "the text about payment in advance that patients see when they book",
      origins: "the websites that may show the booking page",
      emailText: "the text of an e-mail to patients",
      smsText: "the text of an SMS to patients",
      staffNotices: "which staff get e-mails about requests and tomorrow's schedule",
    },
    none: "nothing",
    from: "Before",
    to: "Now",
    advice:
      "If you do not know about this change, check with your colleagues at once: a false account, text or recipient can send patients’ money and data elsewhere.",
  },
  sk: {
    subject: "Zmena platieb alebo správ pacientom",
    says: (person, center, changed) => `Dobrý deň,\n\n${person} zmenil(a) v zariadení ${center} ${changed}.`,
    changed: {
      account: "bankový účet, na ktorý platia pacienti",
      invoiceFooter: "text na konci faktúr",
      introduction: "úvodný text stránky na rezervácie",
      paymentText: "text o platbe vopred, ktorý vidia pacienti pri rezervácii",
      origins: "weby, ktoré smú ponúkať rezervácie",
      emailText: "text e-mailu pacientom",
      smsText: "text SMS pacientom",
      staffNotices: "to, kto z kolegov dostáva e-maily o žiadostiach a rozpis na zajtra",
    },
    none: "nič",
    from: "Doteraz",
    to: "Po novom",
    advice:
      "Ak o zmene neviete, overte ju hneď u kolegov: podvrhnutým účtom, textom alebo príjemcom možno odviesť peniaze pacientov aj ich údaje.",
  },
};
