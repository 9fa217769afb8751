import type { audit as cs } from "../cs/audit.ts";
import { entryWords } from "#rules/grids/words/center-actions/de.ts";
import type { Words } from "../words.ts";

export const audit = {
  title: "Protokoll",
  text: "Wer sich angemeldet hat und wer was geöffnet oder geändert hat",
  about:
    "Hier steht jede Anmeldung, jedes Öffnen und jede Änderung. Niemand, auch nicht die Verwaltung, kann hier etwas überschreiben oder löschen; Inhalte von Berichten stehen nicht darin.",
  patient: "Patient",
  otherAction: "Sonstiges",

  person: "Wer",
  anybody: "alle",
  kind: "Was",
  anything: "alles",
  from: "Von",
  to: "Bis",
  patientSearch: "Patient",
  narrowedTo: "Eingegrenzt auf",
  since: "ab {{date}}",
  until: "bis {{date}}",
  ofPatient: "Patient {{name}}",
  choose: "Welchen Patienten meinen Sie?",
  nobodyFound: "Diesen Patienten gibt es bei Ihnen nicht",
  nobodyFoundText: "Versuchen Sie nur den Anfang des Nachnamens.",
  none: "Keine Einträge",
  noneText: "Zu dieser Auswahl gibt es keinen Eintrag.",
  older: "Blättern können Sie in den letzten {{number}} Einträgen. Ältere finden Sie, wenn Sie Tage wählen.",
  newer: "Blättern können Sie in den ersten {{number}} Einträgen. Neuere finden Sie, wenn Sie Tage wählen.",

  sealed: "Versiegelt bis Eintrag Nr.\u00a0{{position}}, {{when}}.",
  anchored: "Prüfsumme außerhalb der Datenbank gespeichert {{when}}.",
  notAnchored: "Prüfsumme noch nicht außerhalb der Datenbank gespeichert.",
  notSealed: "Die Einträge werden innerhalb einer Minute versiegelt.",
  checked:
    "Unterschriebene Berichte, Einwilligungen, Rechnungen, Zahlungen und Protokoll stimmen mit dem überein, was versiegelt wurde; geprüft {{when}}.",
  differs: "Die Prüfung hat Abweichungen gefunden",
  differsText:
    "Die Prüfung {{when}} hat gefunden, dass etwas außerhalb von Motus geändert, gelöscht oder hinzugefügt wurde. Benachrichtigen Sie sofort die Person, die Ihren Server betreut: Die Befehle npm run audit:verify, reports:verify, invoices:verify und money:verify nennen, was betroffen ist.",
  differing: {
    reports: "unterschriebene Berichte: {{number}}",
    consents: "Einwilligungen und ihre Fassungen: {{number}}",
    invoices: "Rechnungen und ihre Nummernkreise: {{number}}",
    money: "Zahlungen, Kassen, Mehrfachkarten und Kontoauszüge: {{number}}",
    log: "Protokoll: {{number}}",
  },

  kinds: {
    LOGINS: "Anmeldungen",
    REFUSED: "Abgelehntes",
    PATIENT_CARDS: "Patientenkarten",
    CALENDAR: "Kalender und Besuche",
    REPORTS: "Berichte und Anhänge",
    RIGHTS: "Einwilligungen, Zugriffe und Aussonderung",
    STAFF: "Personen und Arbeitszeit",
    SETTINGS: "Einstellungen",
    MONEY: "Zahlungen und Mehrfachkarten",
    OVERSIGHT: "Protokoll und E-Mails",
  },
  times: "{{count}}×",
  ...entryWords,
} satisfies Words<typeof cs>;
