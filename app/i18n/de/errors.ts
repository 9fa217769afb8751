import type { errors as cs } from "../cs/errors.ts";
import type { Words } from "../words.ts";
import { accountErrors } from "./errors/accounts.ts";
import { insuranceErrors } from "./errors/insurance.ts";
import { moneyErrors } from "./errors/money.ts";
import { patientErrors } from "./errors/patients.ts";
import { subscriptionErrors } from "./errors/subscriptions.ts";

export const errors = {
  ...accountErrors,
  ...moneyErrors,
  ...insuranceErrors,
  ...patientErrors,
  ...subscriptionErrors,
  notSignedIn: "Sie sind nicht angemeldet. Melden Sie sich an und versuchen Sie es erneut.",
  forbidden: "Dazu ist Ihre Rolle nicht berechtigt.",
  notFound: "Der Eintrag ist nicht vorhanden. Vielleicht wurde er inzwischen entfernt.",
  invalidInput: "Einige Angaben stimmen nicht. Prüfen Sie sie und senden Sie erneut.",
  tooManyAttempts:
    "Zu viele Versuche. Warten Sie und versuchen Sie es erneut, spätestens in einer Stunde geht es wieder.",
  tooLarge: "Das ist zu groß. Senden Sie eine kleinere Datei oder einen kürzeren Text.",
  unexpected: "Bei uns ist etwas schiefgegangen. Versuchen Sie es gleich noch einmal.",
  queryTooCostly: "Die Abfrage ist zu aufwendig. Teilen Sie sie auf.",
  stale: "Inzwischen hat jemand anderes gespeichert. Vergleichen Sie beide Fassungen und speichern Sie erneut.",
  keyReused: "Dieses Formular wurde schon mit anderen Angaben gesendet. Laden Sie die Seite neu.",
  foreignOrigin: "Die Anfrage kam von einer fremden Seite, deshalb ist nichts geschehen.",
  busy: "Gerade ist zu viel auf einmal los. Versuchen Sie es gleich noch einmal.",
  tooMany: "Das ist zu viel auf einmal. Schränken Sie die Auswahl ein: kürzerer Zeitraum oder weniger Personen.",

  missing: {
    name: "Geben Sie den Vornamen ein.",
    title: "Geben Sie den Namen ein.",
    "related-name": "Geben Sie Vor- und Nachnamen ein.",
    surname: "Geben Sie den Nachnamen ein.",
    events: "Wählen Sie aus, was übergeben wird.",
    columns: "Wählen Sie mindestens eine Spalte.",
    roles: "Wählen Sie mindestens eine Rolle.",
    username: "Geben Sie die E-Mail-Adresse ein.",
    dateOfBirth: "Geben Sie das Geburtsdatum an.",
    sex: "Wählen Sie das Geschlecht.",
    phone: "Geben Sie die Telefonnummer an.",
    email: "Geben Sie die E-Mail-Adresse ein.",
    password: "Geben Sie das Passwort ein.",
    passwordAgain: "Geben Sie das Passwort noch einmal ein.",
    currentPassword: "Geben Sie das jetzige Passwort ein.",
    code: "Geben Sie den Code ein.",
    pin: "Wählen Sie eine PIN.",
    secret: "Geben Sie PIN oder Passwort ein.",
    session: "Wählen Sie, wer kommt.",
    lockMinutes: "Geben Sie die Zahl der Minuten ein.",
    medicalCenterName: "Geben Sie den Namen der Einrichtung ein.",
    country: "Wählen Sie das Land.",
    motusProfession: "Wählen Sie den Beruf.",
    profile: "Wählen Sie die Einrichtung.",
    type: "Wählen Sie die Art.",
    facilityType: "Wählen Sie die Art.",
    duration: "Geben Sie die Dauer ein.",
    capacity: "Geben Sie die Zahl der Plätze ein.",
    price: "Geben Sie den Preis ein.",
    procedure: "Wählen Sie eine Leistung.",
    count: "Geben Sie die Anzahl der Besuche ein.",
    medicalOperationsWithCount: "Geben Sie mindestens eine Kassenleistung ein.",
    validityAmount: "Geben Sie ein, wie lange die Mehrfachkarte gültig ist.",
    date: "Geben Sie das Datum ein.",
    time: "Geben Sie die Uhrzeit ein.",
    from: "Geben Sie den Beginn ein.",
    to: "Geben Sie das Ende ein.",
    owner: "Wählen Sie die Person.",
    patient: "Wählen Sie den Patienten.",
    patients: "Wählen Sie den Patienten.",
    patientCard: "Wählen Sie den Patienten.",
    reason: "Geben Sie den Grund an.",
    overrideReason: "Geben Sie den Grund an.",
    until: "Geben Sie an, bis wann.",
    content: "Schreiben Sie den Text.",
    text: "Schreiben Sie den Text.",
    givenOn: "Geben Sie das Datum der Unterschrift ein.",
    wording: "Wählen Sie die Fassung.",
    file: "Wählen Sie die Datei.",
    files: "Wählen Sie mindestens eine Datei.",
    years: "Geben Sie die Zahl der Jahre ein.",
    requestedOn: "Geben Sie das Datum des Antrags ein.",
    of: "Wählen Sie, wen es betrifft.",
    what: "Wählen Sie, was gemessen wurde.",
    side: "Wählen Sie die Seite.",
    place: "Wählen Sie die Stelle.",
  },
  required: "Füllen Sie dieses Feld aus.",
  tooLong: "Der Text ist zu lang, kürzen Sie ihn.",
  notANumber: "Geben Sie eine Zahl ein.",
  dateInvalid: "Dieses Datum gibt es nicht. Geben Sie zum Beispiel 14.3.2026 ein.",
  timeInvalid: "Diese Uhrzeit gibt es nicht. Geben Sie zum Beispiel 8:30 ein.",
  choiceInvalid: "Wählen Sie eine der Möglichkeiten.",
  characterInvalid: "Der Text enthält ein Zeichen, das sich nicht speichern lässt. Tippen Sie ihn neu ein.",
  valueInvalid: "Dieser Wert ist nicht verwendbar.",
  nameUnreadable: "Geben Sie einen Namen mit mindestens einem Buchstaben ein.",
  nameWithAddress:
    "Ein Name darf keine Web- oder E-Mail-Adresse enthalten. Lassen Sie sie weg, und setzen Sie nach einem Punkt im Namen ein Leerzeichen.",
  fileTypeRefused: "Diese Dateiart nehmen wir nicht an. Laden Sie ein Bild, ein PDF oder ein Dokument hoch.",
  pdfScripted:
    "Dieses PDF enthält ein Skript, startet ein Programm oder ist innen nicht lesbar, deshalb nehmen wir es nicht an. Drucken Sie es erneut als PDF oder fotografieren Sie es.",
  phoneInvalid: "Diese Telefonnummer gibt es nicht. Geben Sie zum Beispiel 601 123 456 oder +421 901 123 456 ein.",
  yearsOutOfRange: "Die Aufbewahrungsfrist beträgt mindestens 5 und höchstens 100 Jahre.",
  tooManyCards: "Auf einmal lassen sich höchstens 200 Karten vorschlagen.",
  emailInvalid: "Eine E-Mail-Adresse hat die Form name@beispiel.de.",
  endBeforeStart: "Das Ende muss nach dem Beginn liegen.",
  eventTooLong: "Ein Termin kann höchstens einen Tag dauern.",
  periodTooLong: "Wählen Sie einen kürzeren Zeitraum, höchstens 45\u00a0Tage.",
  breakOutside: "Die Pause muss innerhalb der Arbeitszeit liegen.",
  breaksOverlap: "Die Pausen überschneiden sich. Verschieben Sie eine davon.",
  periodsOverlap:
    "An diesen Tagen gilt bereits ein anderer Zeitraum. Wählen Sie andere Tage oder ändern Sie den anderen.",
  viewNameTaken: "Eine Ansicht mit diesem Namen haben Sie schon. Wählen Sie einen anderen Namen.",
  tooManyViews: "Eine Liste kann höchstens 30 Ansichten haben. Entfernen Sie die, die Sie nicht mehr brauchen.",
  tooManyPeriods: "So viele Zeiträume sind für eine Person nicht möglich. Entfernen Sie die abgelaufenen.",
  seriesTooLong: "Eine Serie kann höchstens 400\u00a0Termine haben. Wählen Sie ein früheres Ende.",
  eitherEnd: "Füllen Sie nur eines aus: bis wann oder wie oft.",
  priceInvalid: "Geben Sie den Preis in der Währung der Einrichtung an, zum Beispiel 1250 oder 1250,50.",
  visitMinutesOutOfRange: "Die Dauer liegt zwischen 5 und 480 Minuten.",
  importTypeRefused: "Wählen Sie eine Tabelle in XLSX oder CSV.",
  importInUse: "Der Import lässt sich nicht zurücknehmen: Auf das Angelegte wird schon verwiesen. Anzahl: {{used}}.",
  patientUnknown: "Zu diesem Patienten gibt es keine offene Karte. Importieren Sie zuerst die Patienten.",
  nothingChosen: "Wählen Sie mindestens einen Eintrag.",
  durationOutOfRange: "Die Dauer soll zwischen 1 und 1440\u00a0Minuten liegen.",
  capacityOutOfRange: "Eine Gruppe hat 2 bis 100\u00a0Plätze.",
  typeInUse:
    "Kommende Termine dieser Leistung haben schon diese Art, sie lässt sich deshalb nicht ändern. Legen Sie eine neue Leistung an.",
  fileEmpty: "Die Datei ist leer. Prüfen Sie, ob sie vollständig gespeichert wurde.",
  fileDamaged:
    "Die Datei ist beschädigt oder unvollständig. Öffnen Sie sie, speichern Sie sie neu und laden Sie sie noch einmal hoch.",
  fileBloated:
    "Die Datei würde beim Öffnen unverhältnismäßig groß. Speichern Sie sie als PDF oder verkleinern Sie das Bild.",
  fileInfected:
    "In der Datei steckt ein Virus, deshalb haben wir sie nicht angenommen. Geben Sie Ihrer IT-Betreuung Bescheid.",
  scannerAway:
    "Der Virenscanner antwortet gerade nicht, und ohne ihn nehmen wir keine Dateien an. Versuchen Sie es gleich noch einmal.",
  metadataStays:
    "Ort und Gerät lassen sich aus dieser Datei nicht entfernen, deshalb wurde sie nicht gespeichert. Speichern Sie das Bild neu als JPEG und laden Sie es hoch.",
  fileNameRefused:
    "So darf eine Datei nicht heißen: Der Name endet wie ein Programm oder eine Webseite, oder er enthält verborgene Zeichen oder Schrägstriche. Benennen Sie sie um.",
  tooManyFiles: "Auf einmal lassen sich höchstens 10 Dateien hochladen. Fügen Sie die übrigen danach hinzu.",
  logoTypeRefused: "Ein Logo ist ein Bild im Format PNG, JPEG oder WebP.",
  scanTypeRefused: "Ein Scan ist eine PDF-, JPEG- oder PNG-Datei. Speichern Sie andere zuerst so.",
  tooManyOfReport:
    "Einem Bericht lassen sich höchstens 30\u00a0Dateien beifügen. Weitere fügen Sie der Karte des Patienten hinzu.",
  slugInvalid:
    "Die Adresse darf nur Kleinbuchstaben ohne Akzente, Ziffern und Bindestriche haben, zum Beispiel „praxis-linde“.",
  tokenUnknown:
    "Dieses Wort zwischen den #-Zeichen kennen wir nicht. Verwenden Sie eines der unter dem Text angebotenen.",
  noticeWaiting: "Die Nachricht wartet noch auf den Versand. Warten Sie, bis ihr Status klar ist.",
  notNotifiable:
    "Dem Patienten können wir nicht schreiben: Kontakt fehlt, Nachrichten sind abgelehnt, oder die Karte ist archiviert. Prüfen Sie seine Karte.",
  quietAllDay: "Die Ruhezeit würde den ganzen Tag dauern. Wählen Sie ein anderes Ende als den Beginn.",
  slugTaken: "Diese Adresse hat oder hatte eine andere Einrichtung. Wählen Sie eine andere.",
  originInvalid:
    "Schreiben Sie eine Website nur mit https:// und ihrem Namen, etwa https://www.rehabilitace-u-lipy.cz, jede in eine eigene Zeile.",
  tooManyOrigins: "Höchstens 10 Websites sind möglich. Löschen Sie einige.",
  tooManyAddresses: "Ein Kalender kann höchstens 10\u00a0E-Mail-Adressen haben. Entfernen Sie zuerst eine.",
  examinedInFuture: "Die Untersuchung liegt nach dem heutigen Tag. Geben Sie heute oder einen früheren Tag ein.",
  rangeInvalid:
    "Geben Sie den Bewegungsumfang mit drei Zahlen bis 180 an: Endstellung–Null–Endstellung, etwa 10–0–120. Wird die Null nicht erreicht, dann 0–10–90.",
  gradeInvalid: "Der Kraftgrad ist 0 bis 5, gegebenenfalls mit + oder −, etwa 4−.",
  painInvalid: "Geben Sie den Schmerz als Zahl von 0 bis 10 an.",
  girthInvalid: "Geben Sie den Umfang in Zentimetern von 1 bis 300 an, höchstens mit einer Nachkommastelle.",
  measuredTwice: "Dies ist auf derselben Seite weiter oben schon gemessen. Lassen Sie nur einen Wert stehen.",

  overlap: "Zu dieser Zeit findet schon etwas anderes statt.",
  possibleDuplicate: "Diesen Patienten gibt es in der Kartei vielleicht schon.",
  personalNumberDiffers: "Geburtsdatum oder Geschlecht passen nicht zur Geburtsnummer.",
  capacityFull: "So viele Patienten haben bei diesem Termin keinen Platz.",
  notWaiting: "Dieser Patient steht nicht mehr auf der Warteliste: Er wurde inzwischen eingeplant oder entfernt.",
  outsideHours: "Zu dieser Zeit arbeitet jemand der gewählten Personen nicht.",
  seriesOver: "Alle Termine dieser Serie haben schon begonnen und bleiben, wie sie waren.",
  seriesEmpty: "Alle Daten sind ausgelassen. Lassen Sie mindestens eines stehen.",
  timeTaken: "Diese Zeit ist nicht mehr frei. Bitte wählen Sie eine andere.",
  bookingDecided: "Über die Anfrage hat schon jemand entschieden.",
  bookingWaits: "Für diese Zeit liegt eine Anfrage vor. Entscheiden Sie zuerst darüber.",
  bookingMissed: "Die angefragte Zeit ist vorbei. Die Anfrage kann nur noch abgelehnt werden.",
  tooManyBookings:
    "Es warten schon zu viele Anfragen. Warten Sie die Entscheidung ab oder rufen Sie die Einrichtung an.",
  cancelTooLate: "Der Termin lässt sich online nicht mehr absagen. Bitte rufen Sie die Einrichtung an.",
  attendsAlready:
    "Der Patient hat in dieser Gruppe schon einen Platz. Wählen Sie eine andere Karte oder lehnen Sie die Anfrage ab.",
  reportNotDraft:
    "Der Bericht ist kein Entwurf mehr: Er ist unterschrieben oder gelöscht und wird nicht mehr geändert. Einen unterschriebenen korrigieren Sie mit einem neuen Bericht.",
  reportNotSigned: "Nur ein unterschriebener Bericht lässt sich für ungültig erklären oder wieder in Kraft setzen.",
  validityUnchanged: "Das ist schon so: Die Gültigkeit des Berichts hat inzwischen jemand anderes geändert.",
  reportOfAnother:
    "Den Bericht hat jemand anderes geschrieben. Ändern, unterschreiben und löschen kann ihn nur sein Verfasser.",
  reportEmpty: "Ein leerer Bericht lässt sich nicht unterschreiben. Schreiben Sie ihn zuerst.",
  visitHasReport: "Zu diesem Besuch gibt es schon einen Bericht.",
  reportBegun:
    "Dieser Bericht ist in der Dokumentation des Patienten schon angefangen. Öffnen Sie ihn dort und ergänzen Sie, was nur hier steht.",
  cardArchived: "Die Karte ist im Archiv. Holen Sie sie in die Kartei zurück, bevor Sie etwas hinzufügen.",
  cardMerged:
    "Die Karte wurde inzwischen mit einer anderen zusammengeführt. Öffnen Sie die Karte des Patienten in einem neuen Fenster und übertragen Sie die Angaben von hier.",
  mergeConflict:
    "Beide Karten haben zur selben Zeit einen Termin. Sagen Sie zuerst einen davon ab oder verschieben Sie ihn.",
  mergeSettled:
    "Seit der Zusammenführung ist auf der Karte etwas hinzugekommen, und es ist nicht klar, zu wem es gehören würde. Trennen lässt sie sich nicht mehr.",
  passwordNotConfirmed: "Bestätigen Sie die Unterschrift mit Ihrem Passwort.",
  codeNotConfirmed: "Bestätigen Sie die Unterschrift mit einem Code der Zwei-Faktor-Anmeldung.",
  nothingToSummarise:
    "Aus dieser Zeit gibt es keinen unterschriebenen gültigen Bericht, der sich zusammenfassen ließe.",
  visitsAhead: "Der Patient hat noch Termine. Sagen Sie diese zuerst ab.",
  disposalDecided: "Über diesen Vorschlag wurde inzwischen entschieden.",
  disposalOwn:
    "Der Vorschlag stammt von Ihnen. Bestätigen muss ihn jemand anderes aus der Verwaltung oder eine andere Fachkraft.",
  disposalTooSoon: "Allein können Sie den Vorschlag frühestens morgen bestätigen.",
  noSummariser: "In dieser Installation ist kein Modell eingestellt, es gibt also nichts, dem Sie zustimmen könnten.",
  tooSlow: "Das Senden hat zu lange gedauert. Prüfen Sie die Verbindung und versuchen Sie es erneut.",
  databaseAway:
    "Die Datenbank antwortet gerade nicht und ist gleich wieder da. Versuchen Sie es noch einmal, nichts wird doppelt gespeichert.",
  diskFull:
    "Auf dem Server ist kein Platz mehr, oder er lässt sich nicht beschreiben; es wurde nichts gespeichert. Sagen Sie es der Person, die Motus betreut, und senden Sie es danach erneut.",
  groupingUnfit: "In solche Teile lässt sich der Zeitraum nicht gliedern: Er ist kürzer, oder es wären zu viele.",
  consentByEmailOff:
    "Anfragen nach Einwilligung per E-Mail sind hier ausgeschaltet. Eingeschaltet werden sie in den Einstellungen der Einrichtung.",
  wordingMissing:
    "Es gibt noch keine Fassung, in die man einwilligen könnte. Sie wird in den Einstellungen der Einrichtung herausgegeben.",
  patientWithoutEmail: "In der Patientenkarte steht keine E-Mail-Adresse. Tragen Sie zuerst eine ein.",
  recordedAlready:
    "Dasselbe ist schon eingetragen, wahrscheinlich aus einem anderen Fenster oder von jemandem aus dem Team.",
  scanNotAwaited:
    "Hier wird kein Scan mehr erwartet: Es gibt keine unterschriebene gültige Einwilligung ohne Scan. Ein Scan wird weder ersetzt noch gelöscht.",

  network: "Der Server antwortet nicht. Prüfen Sie die Internetverbindung und versuchen Sie es erneut.",
  timeout: "Die Antwort hat zu lange gedauert. Versuchen Sie es erneut.",
  canceled: "Die Anfrage wurde abgebrochen.",
} satisfies Words<typeof cs>;
