import type { Locale } from "#rules/codes.ts";
import { mail, type MailText } from "../mail/mail-texts.ts";

/** The mail to administrators when the nightly check finds altered evidence, in the recipient's language. */
export const evidenceMails: Record<Locale, (found: number) => MailText> = {
  cs: (found) =>
    mail(
      "Kontrola záznamů našla neshodu",
      `Dobrý den,\n\nnoční kontrola Motusu porovnala podepsané zprávy, souhlasy, faktury, peníze a záznam činnosti s tím, co o nich bylo zapečetěno. Neshod je ${found}: něco bylo změněno, smazáno nebo přidáno mimo aplikaci.`,
      "Přehled je v nastavení, v záznamu činnosti. Dejte prosím hned vědět tomu, kdo se vám stará o server: příkazy npm run audit:verify, reports:verify, invoices:verify a money:verify vypíšou, čeho se to týká. Zálohy zatím nemažte.",
      "Zpráva přijde každou noc, dokud neshoda trvá.",
    ),
  de: (found) =>
    mail(
      "Die Prüfung der Aufzeichnungen hat Abweichungen gefunden",
      `Guten Tag,\n\ndie nächtliche Prüfung von Motus hat unterzeichnete Berichte, Einwilligungen, Rechnungen, Geld und das Protokoll mit dem verglichen, was darüber versiegelt wurde. Anzahl der Abweichungen: ${found}. Etwas wurde außerhalb der Anwendung geändert, gelöscht oder hinzugefügt.`,
      "Eine Übersicht steht in den Einstellungen, im Protokoll. Bitte benachrichtigen Sie sofort die Person, die Ihren Server betreut: Die Befehle npm run audit:verify, reports:verify, invoices:verify und money:verify nennen, was betroffen ist. Löschen Sie vorerst keine Sicherungen.",
      "Diese Nachricht kommt jede Nacht, solange die Abweichung besteht.",
    ),
  en: (found) =>
    mail(
      "The check of records has found differences",
      `Hello,\n\nthe nightly check of Motus compared signed reports, consents, invoices, money and the audit log with what was sealed about them. Differences found: ${found}. Something was changed, deleted or added outside the application.`,
      "An overview is in the settings, in the audit log. Please inform the person who looks after your server at once: the commands npm run audit:verify, reports:verify, invoices:verify and money:verify name what is affected. Do not delete any backups for now.",
      "This message comes every night for as long as there is a difference.",
    ),
  sk: (found) =>
    mail(
      "Kontrola záznamov našla nezhodu",
      `Dobrý deň,\n\nnočná kontrola Motusu porovnala podpísané správy, súhlasy, faktúry, peniaze a záznam činnosti s tým, čo o nich bolo zapečatené. Nezhôd je ${found}: niečo bolo zmenené, zmazané alebo pridané mimo aplikácie.`,
      "Prehľad je v nastaveniach, v zázname činnosti. Dajte prosím hneď vedieť tomu, kto sa vám stará o server: príkazy npm run audit:verify, reports:verify, invoices:verify a money:verify vypíšu, čoho sa to týka. Zálohy zatiaľ nemažte.",
      "Správa príde každú noc, kým nezhoda trvá.",
    ),
};
