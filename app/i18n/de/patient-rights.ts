import { patientActions } from "#rules/grids/words/patient-actions/de.ts";
import type { patientRights as cs } from "../cs/patient-rights.ts";
import type { Words } from "../words.ts";

export const patientRights = {
  title: "Rechte des Patienten",
  accessTitle: "Wer die Karte eingesehen hat",
  accessText: "Wann und von wem in der Einrichtung die Unterlagen des Patienten geöffnet oder geändert wurden",
  accessNote:
    "Aufgeführt ist jedes Öffnen und jede Änderung der Unterlagen des Patienten. Nicht enthalten sind Übersichten, in denen er neben anderen steht: Kalender, Suchergebnisse und Warteliste.",
  accessOf: "Auszug der Zugriffe auf die Behandlungs\u00addokumentation",
  when: "Wann",
  who: "Wer",
  what: "Was",
  from: "Von",
  to: "Bis",
  nobody: "ohne Anmeldung",
  print: "Drucken",
  inLog: "Im Protokoll",
  backToAccess: "Zurück zur Liste",
  noAccess: "Niemand hat Einsicht genommen",
  noAccessText: "In diesen Tagen hat niemand die Unterlagen des Patienten geöffnet oder geändert.",
  period: "Zeitraum {{from}} bis {{to}}",
  wholePeriod: "Gesamter Zeitraum bis {{to}}",
  made: "Erstellt am {{when}}, {{by}}",
  shortened_one: "Aufgeführt ist nur der neueste von {{total}} Einträgen. Wählen Sie einen kürzeren Zeitraum.",
  shortened_other:
    "Aufgeführt sind die neuesten {{count}} von {{total}} Einträgen. Wählen Sie einen kürzeren Zeitraum.",
  eraseTitle: "Löschung auf Antrag",
  eraseText: "Was auf Antrag des Patienten gelöscht wird, was bleiben muss, bis wann und warum",
  erasedNote:
    "Auf Antrag des Patienten wurde am {{date}} gelöscht, was keine Dokumentation ist. Die Dokumentation wird bis {{until}} aufbewahrt; bitte keinen Kontakt mehr aufnehmen.",
  copyTitle: "Kopie der Daten",
  copyText: "Alles, was Sie über den Patienten gespeichert haben, in einer ZIP-Datei zum Aushändigen",
  copyOf: "Kopie der über den Patienten gespeicherten Daten",
  copyMade: "Erstellt am {{when}}",
  visits: "Besuche",
  service: "Leistung",
  attendance: "Anwesenheit",
  reports: "Berichte",
  reportsPart: "Berichte {{from}}–{{to}}",
  noReports: "Kein unterschriebener Bericht.",
  consents: "Einwilligungen",
  consent: "Fassung {{number}} vom {{date}}",
  withdrawn: "widerrufen am {{date}}",
  files: "Anhänge",
  none: "Nichts.",
  allRows: "Vollständige Datensätze zur maschinellen Verarbeitung, auch Entwürfe und Storniertes: {{file}}",
  overview: "Übersicht",

  otherAction: "Sonstiges",
  actions: patientActions,
} satisfies Words<typeof cs>;
