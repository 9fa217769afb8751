import type { Locale } from "#rules/codes.ts";
import { mail, type MailText } from "../mail/mail-texts.ts";

type Mails = {
  /** To a centre's administrators, of its own evidence. */ ofCenter: (found: number) => MailText;
  /** To the operator, of all centres and of the anchors. */ ofInstallation: (found: number) => MailText;
};

/** The mails about altered evidence that the nightly check finds, in the recipient's language. */
export const evidenceMails: Record<Locale, Mails> = {
  cs: {
    ofCenter: (found) =>
      mail(
        "Kontrola záznamů našla neshodu",
        `Dobrý den,\n\nnoční kontrola Motusu porovnala podepsané zprávy, souhlasy, faktury, peníze a\u00a0záznam činnosti vašeho zařízení s\u00a0tím, co o\u00a0nich bylo zapečetěno. Neshod je ${found}: něco bylo změněno, smazáno nebo přidáno mimo aplikaci.`,
        "Přehled je v\u00a0nastavení, v\u00a0záznamu činnosti. Dejte prosím hned vědět tomu, kdo Motus provozuje: dostal stejnou zprávu a\u00a0zjistí, kterých záznamů se to týká.",
        "Zpráva přijde každou noc, dokud neshoda trvá.",
      ),
    ofInstallation: (found) =>
      mail(
        "Kontrola záznamů našla neshodu",
        `Dobrý den,\n\nnoční kontrola Motusu porovnala podepsané zprávy, souhlasy, faktury, peníze a záznam činnosti s tím, co o nich bylo zapečetěno. Neshod je ${found}: něco bylo změněno, smazáno nebo přidáno mimo aplikaci.`,
        "Čeho se to týká, vypíšou na serveru příkazy npm run audit:verify, reports:verify, invoices:verify a money:verify; pro správce je přehled v nastavení, v záznamu činnosti. Zálohy zatím nemažte.",
        "Zpráva přijde každou noc, dokud neshoda trvá.",
      ),
  },
  de: {
    ofCenter: (found) =>
      mail(
        "Die Prüfung der Aufzeichnungen hat Abweichungen gefunden",
        `Guten Tag,\n\ndie nächtliche Prüfung von Motus hat unterschriebene Berichte, Einwilligungen, Rechnungen, Zahlungen und das Protokoll Ihrer Einrichtung mit dem verglichen, was darüber versiegelt wurde. Anzahl der Abweichungen: ${found}. Etwas wurde außerhalb der Anwendung geändert, gelöscht oder hinzugefügt.`,
        "Eine Übersicht steht in den Einstellungen, im Protokoll. Bitte benachrichtigen Sie sofort die Person, die Motus betreibt: Sie hat dieselbe Nachricht erhalten und findet heraus, welche Aufzeichnungen betroffen sind.",
        "Diese Nachricht kommt jede Nacht, solange die Abweichung besteht.",
      ),
    ofInstallation: (found) =>
      mail(
        "Die Prüfung der Aufzeichnungen hat Abweichungen gefunden",
        `Guten Tag,\n\ndie nächtliche Prüfung von Motus hat unterschriebene Berichte, Einwilligungen, Rechnungen, Zahlungen und das Protokoll mit dem verglichen, was darüber versiegelt wurde. Anzahl der Abweichungen: ${found}. Etwas wurde außerhalb der Anwendung geändert, gelöscht oder hinzugefügt.`,
        "Auf dem Server nennen die Befehle npm run audit:verify, reports:verify, invoices:verify und money:verify, was betroffen ist; für die Verwaltung steht eine Übersicht in den Einstellungen, im Protokoll. Löschen Sie vorerst keine Sicherungen.",
        "Diese Nachricht kommt jede Nacht, solange die Abweichung besteht.",
      ),
  },
  en: {
    ofCenter: (found) =>
      mail(
        "The record check has found differences",
        `Hello,\n\nMotus's nightly check compared your centre's signed reports, consents, invoices, money and audit log with what was sealed. Differences found: ${found}. Something was changed, deleted or added outside the application.`,
        "You will find an overview in the settings, in the audit log. Tell the person who runs Motus at once: they got the same message and will find out which records are affected.",
        "You will get this message every night until the difference is resolved.",
      ),
    ofInstallation: (found) =>
      mail(
        "The record check has found differences",
        `Hello,\n\nMotus's nightly check compared signed reports, consents, invoices, money and the audit log with what was sealed. Differences found: ${found}. Something was changed, deleted or added outside the application.`,
        "On the server, the commands npm run audit:verify, reports:verify, invoices:verify and money:verify list what is affected; administrators have an overview in the settings, in the audit log. Do not delete any backups for now.",
        "You will get this message every night until the difference is resolved.",
      ),
  },
  sk: {
    ofCenter: (found) =>
      mail(
        "Kontrola záznamov našla nezrovnalosti",
        `Dobrý deň,\n\nnočná kontrola Motusu porovnala podpísané správy, súhlasy, faktúry, peniaze a\u00a0záznam činnosti vášho zariadenia s\u00a0tým, čo o\u00a0nich bolo zapečatené. Počet nezrovnalostí: ${found}. Niečo bolo zmenené, zmazané alebo pridané mimo aplikácie.`,
        "Prehľad je v\u00a0nastaveniach, v\u00a0zázname činnosti. Dajte hneď vedieť tomu, kto Motus prevádzkuje: dostal rovnakú správu a\u00a0zistí, ktorých záznamov sa to týka.",
        "Správa príde každú noc, kým nezrovnalosť trvá.",
      ),
    ofInstallation: (found) =>
      mail(
        "Kontrola záznamov našla nezrovnalosti",
        `Dobrý deň,\n\nnočná kontrola Motusu porovnala podpísané správy, súhlasy, faktúry, peniaze a záznam činnosti s tým, čo o nich bolo zapečatené. Počet nezrovnalostí: ${found}. Niečo bolo zmenené, zmazané alebo pridané mimo aplikácie.`,
        "Čoho sa to týka, vypíšu na serveri príkazy npm run audit:verify, reports:verify, invoices:verify a money:verify; pre správcov je prehľad v nastaveniach, v zázname činnosti. Zálohy zatiaľ nemažte.",
        "Správa príde každú noc, kým nezrovnalosť trvá.",
      ),
  },
};
