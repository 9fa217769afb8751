import type { secondFactor as words } from "../cs/second-factor.ts";
import type { Words } from "../words.ts";

export const secondFactor: Words<typeof words> = {
  title: "Zwei-Faktor-Anmeldung",
  text: "Code vom Telefon neben dem Passwort und Ersatzcodes",
  what: "Bei der Anmeldung fragen wir neben dem Passwort nach einem Code aus der App auf Ihrem Telefon. Wer nur das Passwort kennt, kommt nicht hinein.",
  on: "Eingeschaltet",
  off: "Ausgeschaltet",
  since: "Eingeschaltet am {{when}}",
  back: "Zurück",

  turnOn: "Zwei-Faktor-Anmeldung einschalten",
  turnOnText:
    "Sie brauchen ein Telefon mit einer Authentifizierungs-App, zum Beispiel Google Authenticator, Microsoft Authenticator oder Aegis. Geben Sie zuerst noch einmal Ihr Passwort ein.",
  required:
    "{{center}} verlangt die Zwei-Faktor-Anmeldung. Sobald Sie sie eingeschaltet haben, geht es dort weiter, wohin Sie wollten.",
  password: "Passwort",
  goOn: "Weiter",
  notNow: "Abmelden",
  scanTitle: "Telefon verbinden",
  scanText:
    "Öffnen Sie auf dem Telefon die Authentifizierungs-App, fügen Sie ein Konto hinzu und richten Sie die Kamera auf dieses Bild.",
  qrLabel: "QR-Code für die Authentifizierungs-App",
  openApp: "In der Authentifizierungs-App auf diesem Gerät öffnen",
  keyText: "Lässt sich das Bild nicht aufnehmen? Geben Sie diesen Schlüssel in die App ein:",
  code: "Code",
  codeHint: "Die sechs Ziffern, die die App jetzt zeigt.",
  confirm: "Code prüfen und einschalten",
  startAgainTitle: "Bitte beginnen Sie noch einmal",
  startAgain:
    "Für das Verbinden des Telefons sind zehn Minuten Zeit. Sie sind um, oder Sie haben in einem anderen Fenster begonnen.",

  codesTitle: "Ersatzcodes",
  codesNow: "Die Zwei-Faktor-Anmeldung ist eingeschaltet, auf den anderen Geräten haben wir Sie abgemeldet.",
  codesText:
    "Jeder dieser Codes dient einmal anstelle des Telefons. Bewahren Sie sie außerhalb des Computers auf, etwa gedruckt im Tresor. Wir zeigen sie nicht noch einmal.",
  codesFile: "Als Text speichern",
  codesFileName: "motus-ersatzcodes.txt",
  codesKept: "Ich habe die Codes gespeichert",
  codesLeft_one: "Sie haben noch {{count}} Ersatzcode.",
  codesLeft_other: "Sie haben noch {{count}} Ersatzcodes.",
  codesFew: "Erstellen Sie lieber neue.",
  newCodes: "Neue Ersatzcodes erstellen",
  newCodesText: "Die früheren Codes gelten dann nicht mehr, und auf den anderen Geräten melden wir Sie ab.",

  turnOff: "Zwei-Faktor-Anmeldung ausschalten",
  turnOffText:
    "Zur Anmeldung genügt dann das Passwort. Ersatzcodes und gemerkte Geräte gelten nicht mehr, und auf den anderen Geräten melden wir Sie ab.",
  turnedOff: "Die Zwei-Faktor-Anmeldung ist ausgeschaltet.",
  keptOn: "Sie lässt sich nicht ausschalten: {{center}} verlangt sie.",
  anyCode: "Code aus der App oder Ersatzcode",

  stepTitle: "Zweiter Schritt der Anmeldung",
  stepText: "Öffnen Sie auf dem Telefon die Authentifizierungs-App und geben Sie den Code für Motus ein.",
  stepRecoveryText: "Geben Sie einen der Ersatzcodes ein, die Sie gespeichert haben. Er dient nur einmal.",
  stepRefused: "Die Anmeldung ist nicht gelungen",
  recoveryCode: "Ersatzcode",
  recoveryHint: "Zum Beispiel 7KQM-2XHD-9RTV",
  useRecovery: "Kein Telefon zur Hand? Ersatzcode verwenden",
  useApp: "Code aus der App verwenden",
  remember: "Auf diesem Gerät 30\u00a0Tage nicht nach dem Code fragen",
  rememberHint: "Nur auf einem Gerät, das Sie allein benutzen.",
  finish: "Anmelden",
  another: "Als jemand anderes anmelden",
  lost: "Telefon und Ersatzcodes verloren? Die Verwaltung Ihrer Einrichtung kann den zweiten Schritt entfernen.",
  over: "Die Anmeldung hat zu lange gedauert. Melden Sie sich erneut an.",

  devicesTitle: "Geräte ohne Code",
  devicesText: "Auf diesen Geräten fragen wir bei der Anmeldung nicht nach dem Code.",
  rememberedSince: "Gemerkt seit",
  until: "Gilt bis",
  forget: "Vergessen",
  forgetTitle: "Gerät vergessen",
  forgetText: "{{device}} fragt bei der nächsten Anmeldung wieder nach dem Code.",
  forgotten: "Das Gerät ist nicht mehr gemerkt.",

  staffText: "Wer sie hat und ob die Einrichtung sie verlangt",
  requireIs: {
    NOBODY: "Die Einrichtung verlangt die Zwei-Faktor-Anmeldung nicht, jeder schaltet sie selbst ein.",
    ADMINISTRATORS: "Die Einrichtung verlangt die Zwei-Faktor-Anmeldung von der Verwaltung.",
    EVERYBODY: "Die Einrichtung verlangt die Zwei-Faktor-Anmeldung von allen Mitarbeitenden.",
  },
  requireOf: {
    NOBODY: "Von niemandem, jeder schaltet sie selbst ein",
    ADMINISTRATORS: "Von der Verwaltung",
    EVERYBODY: "Von allen Mitarbeitenden",
  },
  requireChange: "Ändern, von wem sie verlangt wird",
  requireWhom: "Von wem sie verlangt wird",
  requireSave: "Speichern",
  requireTitle: "Zwei-Faktor-Anmeldung verlangen",
  requireText:
    "Wer die Zwei-Faktor-Anmeldung haben muss und noch nicht hat, schaltet sie gleich nach der nächsten Anmeldung ein. Bis dahin ist in der Einrichtung nichts zu sehen. Wo sie schon eingeschaltet ist, bleibt sie es.",
  requireMissing_one: "Noch hat sie {{count}} Person nicht.",
  requireMissing_other: "Noch haben sie {{count}} Personen nicht.",
  requireFirst: "Verlangen können Sie sie, sobald Sie sie selbst eingeschaltet haben.",
  requireSet: "Die Einstellung ist gespeichert.",
  person: "Mitarbeitende",
  state: "Stand",
  remove: "Entfernen",
  removeTitle: "Zwei-Faktor-Anmeldung entfernen",
  removeText:
    "{{name}} meldet sich dann nur mit dem Passwort an. Tun Sie das nur, wenn Sie wissen, dass es wirklich gewünscht ist: Rufen Sie an oder treffen Sie sich. Auf allen Geräten wird die Person abgemeldet, und wir schicken darüber eine E-Mail.",
  removed: "Die Zwei-Faktor-Anmeldung ist entfernt.",
};
