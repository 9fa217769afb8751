import type { consents as cs } from "../cs/consents.ts";
import type { Words } from "../words.ts";

export const consents = {
  title: "Datenschutzinformation",
  text: "Was Sie Patienten über ihre Daten sagen und wofür Sie um Einwilligung bitten",
  active: "Einwilligungen der Patienten",
  on: "eingeschaltet",
  off: "ausgeschaltet",
  turnOn: "Einschalten",
  turnOff: "Ausschalten",
  activeOnQuestion: "Einwilligungen der Patienten einschalten?",
  activeOnText:
    "In der Patientenkarte sehen Sie, ob und wofür eine Einwilligung vorliegt, und können sie erfassen. Die Behandlung hängt nie davon ab.",
  activeOffQuestion: "Einwilligungen der Patienten ausschalten?",
  activeOffText:
    "Der Stand der Einwilligung verschwindet aus den Karten. Erteilte und widerrufene Einwilligungen bleiben gespeichert.",
  switched: "Die Einstellung der Einwilligungen ist geändert.",
  byEmail: "Einwilligung per E-Mail einholen",
  byEmailOnQuestion: "Anfragen per E-Mail einschalten?",
  byEmailOnText:
    "Aus der Patientenkarte lässt sich eine E-Mail mit einem Link zur gültigen Fassung senden. Bestätigt wird mit einem Klick, der Link gilt 14 Tage und nur einmal.",
  byEmailOffQuestion: "Anfragen per E-Mail ausschalten?",
  byEmailOffText: "Aus der Karte lassen sich keine weiteren Anfragen senden. Bereits zugestellte Links gelten weiter.",

  wordings: "Fassungen",
  currentWording: "Gültige Fassung",
  wordingNumber: "Fassung {{number}}",
  number: "Nummer",
  written: "Seit",
  author: "Verfasst von",
  print: "Drucken",
  noWording: "Noch keine Fassung",
  noWordingText:
    "Schreiben Sie, welche Daten Sie verarbeiten, warum, wie lange und welche Rechte Patienten haben. Einwilligungen lassen sich erst erfassen, wenn es eine Fassung gibt.",
  newWording: "Neue Fassung",
  wordingText: "Text",
  wordingTextHint:
    "Absätze durch eine Leerzeile trennen. Die bisherige Fassung bleibt bei den Patienten gespeichert, die ihr zugestimmt haben.",
  saveWording: "Neue Fassung herausgeben",
  wordingSaved: "Es gilt Fassung {{number}}.",
  signatureName: "Vor- und Nachname",
  signatureDate: "Datum und Unterschrift",
  wordingFrom: "Fassung {{number}} vom {{date}}",

  state: "Einwilligung in die Datenverarbeitung",
  given: "Erteilt",
  withdrawn: "Widerrufen",
  missing: "Fehlt",
  missingText: "Es liegt noch keine Einwilligung vor. Behandelt werden kann auch ohne sie.",
  givenOn: "Erteilt am",
  how: "Form",
  types: {
    SIGNATURE: "mit Unterschrift",
    EMAIL: "per Link in der E-Mail",
  },
  takenBy: "Entgegengenommen von",
  withdrawnAt: "Widerrufen am",
  withdrawnBy: "Widerruf erfasst von",
  wording: "Fassung",
  record: "Unterschriebene Einwilligung erfassen",
  recordText: "Erfassen Sie, was unterschrieben wurde. Der Eintrag lässt sich nicht mehr ändern, nur widerrufen.",
  signedOn: "Tag der Unterschrift",
  recorded: "Die Einwilligung ist erfasst.",
  save: "Einwilligung erfassen",
  scan: "Scan",
  scanKinds: "PDF, JPEG oder PNG, höchstens 10\u00a0MB.",
  scanHint:
    "PDF, JPEG oder PNG, höchstens 10\u00a0MB. Er kann auch später hinzugefügt, aber weder ersetzt noch gelöscht werden.",
  noScan: "keiner",
  addScan: "Scan hinzufügen",
  scanText:
    "Ein Scan dessen, was am {{date}} unterschrieben wurde (Fassung {{number}}). Er dient als Nachweis und lässt sich danach weder ersetzen noch löschen.",
  scanAdded: "Der Scan ist bei der Einwilligung gespeichert.",
  withdraw: "Einwilligung widerrufen",
  withdrawQuestion: "Einwilligung widerrufen?",
  withdrawText:
    "Wann und wofür sie erteilt wurde, bleibt gespeichert. Die Behandlungsdokumentation ist vom Widerruf nicht betroffen.",
  withdrawnNow: "Die Einwilligung ist widerrufen.",

  history: "Verlauf der Einwilligungen",
  validity: "Gültigkeit",
  inForce: "gültig",
  taken: "entgegengenommen von {{name}}",
  sentBy: "gesendet von {{name}} an {{recipient}}",
  recordedBy: "erfasst von {{name}}",
  needsNoScan: "nicht nötig",
  noConsents: "Noch keine Einwilligung",
  waiting:
    "Der Link zur Fassung {{number}}, am {{sent}} von {{name}} an {{recipient}} gesendet, ist noch nicht bestätigt. Er gilt bis {{until}}.",

  askByEmail: "Per E-Mail um Einwilligung bitten",
  askQuestion: "Per E-Mail um Einwilligung bitten?",
  askText:
    "Die E-Mail enthält einen Link zur Fassung, der mit einem Klick zugestimmt werden kann. Er gilt 14 Tage und nur einmal; ein früher gesendeter Link verliert seine Gültigkeit. Die E-Mail enthält nichts über die Gesundheit.",
  asked: "Die E-Mail mit dem Link geht an {{recipient}}.",
  recipient: "Adresse",
  addEmail: "E-Mail ergänzen",

  agree: "Ich willige ein",
  freeText:
    "Die Einwilligung ist freiwillig, Ihre Behandlung hängt nicht davon ab, und Sie können sie jederzeit widerrufen.",
  linkEnded: "Dieser Link gilt nicht mehr",
  linkEndedText:
    "Der Link ist abgelaufen, durch einen neueren ersetzt oder schon verwendet worden. Falls Sie damit eingewilligt haben, ist die Einwilligung erfasst und Sie müssen nichts tun.",
  linkEndedHelp: "Andernfalls bitten Sie die Einrichtung, die ihn gesendet hat, um einen neuen Link.",
  givenTitle: "Danke, Ihre Einwilligung ist erfasst",
  givenText: "Sie können diese Seite schließen.",
  givenHelp:
    "Sie können die Einwilligung jederzeit widerrufen: Sagen Sie es der Einrichtung, die Ihnen den Link gesendet hat.",
} satisfies Words<typeof cs>;
