import type { common as cs } from "../cs/common.ts";
import type { Words } from "../words.ts";

export const common = {
  skipToContent: "Zum Inhalt springen",
  skipToSearch: "Zur Suche springen",
  mainNavigation: "Hauptmenü",
  more: "Mehr",
  narrowMenu: "Menü verkleinern oder vergrößern",
  searchLabel: "Patient oder Seite suchen",
  searchPlaceholder: "Name, Geburtsnummer, Telefon",
  create: "Neu",
  notifications: "Hinweise",
  newNotifications: "neue Hinweise",
  myMenu: "Mein Menü",
  language: "Sprache",
  loading: "Wird geladen",
  endsSoon:
    "Die Anmeldung läuft gleich ab. Drücken Sie eine Taste, um angemeldet zu bleiben. Ihr Entwurf geht nicht verloren.",
  endedWaits:
    "Die Anmeldung ist abgelaufen. Wir warten auf die Verbindung. Ihr Entwurf geht nicht verloren, lassen Sie nur dieses Fenster offen.",
  close: "Schließen",
  closeMessage: "Meldung schließen",
  clearAll: "Alle schließen",
  errorTitle: "Fehler: {{title}}",
  notFoundTitle: "Diese Seite gibt es nicht",
  notFoundText: "Die Adresse ist vielleicht unvollständig oder veraltet. Es ist nichts verloren gegangen.",
  forbiddenTitle: "Kein Zugang",
  forbiddenText:
    "Wenn Sie diesen Bereich für Ihre Arbeit brauchen, wenden Sie sich an die Verwaltung Ihrer Einrichtung.",
  tooMuchTitle: "Das ist zu viel für eine Seite",
  tooMuchText: "Wählen Sie einen kürzeren Zeitraum oder weniger Personen.",
  tooOftenTitle: "Bitte warten Sie kurz",
  tooOftenText:
    "Von Ihrem Internetanschluss kamen in kurzer Zeit zu viele Anfragen. Spätestens in einer Viertelstunde geht es wieder.",
  tooLargeTitle: "Das ist zu groß zum Senden",
  tooLargeText:
    "Kürzen Sie den Text oder hängen Sie kleinere Dateien an. Es wurde nichts gespeichert, und nichts ging verloren.",
  brokenTitle: "Bei uns ist etwas schiefgegangen",
  brokenText: "Was gespeichert war, ist noch da. Versuchen Sie es gleich noch einmal.",
  awayTitle: "Einen Augenblick, bitte",
  awayText:
    "Motus kann gerade nicht antworten, gleich geht es weiter. Gespeichertes ist noch da. Um ein Formular erneut zu senden, laden Sie die Seite neu; gespeichert wird es nur einmal.",
  fullTitle: "Der Server kann nichts speichern",
  fullText:
    "Der Speicher des Servers ist voll oder schreibgeschützt. Geben Sie der Person Bescheid, die Motus betreut. Gespeichertes ist noch da.",
  tooSlowTitle: "Das Senden hat zu lange gedauert",
  tooSlowText:
    "Prüfen Sie die Verbindung und senden Sie es noch einmal, größere Dateien einzeln. Es wurde nichts gespeichert.",
  unreachableTitle: "Die Seite konnte nicht geladen werden",
  unreachableText: "Prüfen Sie die Internetverbindung. Gespeichertes ist nicht verloren.",
  supportCode: "Code für den Support: {{code}}",
  retry: "Erneut versuchen",
  home: "Zur Startseite",
  settings: "Zu den Einstellungen",
  pages: "Seiten",
  shown: "{{from}}–{{to}} von {{total}}",
  moreThan: "mehr als {{number}}",
  previousPage: "Vorherige Seite",
  nextPage: "Nächste Seite",
} satisfies Words<typeof cs>;
