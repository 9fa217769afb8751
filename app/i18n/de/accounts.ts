import type { accounts as cs } from "../cs/accounts.ts";
import type { Words } from "../words.ts";

export const accounts = {
  loginTitle: "Anmeldung",
  login: "Anmelden",
  email: "E-Mail",
  password: "Passwort",
  loginRefused: "Die Anmeldung ist fehlgeschlagen",
  refusedLogins_one:
    "Seit der letzten Anmeldung gab es {{count}} erfolglosen Versuch. Falls Sie das nicht waren, ändern Sie Ihr Passwort.",
  refusedLogins_other:
    "Seit der letzten Anmeldung gab es {{count}} erfolglose Versuche. Falls Sie das nicht waren, ändern Sie Ihr Passwort.",
  changePassword: "Passwort ändern",
  sessionEnded:
    "Nach längerer Pause haben wir Sie abgemeldet. Melden Sie sich an, dann sind Sie wieder dort, wo Sie aufgehört haben.",
  sessionEndedKept:
    "Nach längerer Pause haben wir Sie abgemeldet. Ihr Entwurf ist gesichert und öffnet sich nach der Anmeldung.",
  endedTitle: "Die Anmeldung ist abgelaufen",
  endedText:
    "Wir haben die Seite geschlossen, damit niemand sonst sie liest. Melden Sie sich an, dann sind Sie wieder dort, wo Sie aufgehört haben.",
  endedKept:
    "Wir haben die Seite geschlossen, damit niemand sonst sie liest. Ihr Entwurf ist gesichert und öffnet sich nach der Anmeldung.",
  notEnded: "Sie sind angemeldet.",
  endedGoOn: "Weiter zur Seite",
  noAccount: "Noch kein Konto?",
  register: "Konto anlegen",
  toLogin: "Anmelden",

  logoutQuestion: "Abmelden?",
  logoutText: "Die Anmeldung auf diesem Gerät endet.",
  unsavedTitle: "Auf diesem Gerät liegt der Text eines Berichts, den der Server noch nicht hat",
  unsavedText: "Beim Abmelden ginge er verloren. Öffnen Sie zuerst den Bericht und speichern Sie ihn.",
  logout: "Abmelden",
  loggedOut: "Sie sind abgemeldet.",

  reauthenticateTitle: "Bestätigen Sie, dass Sie es sind",
  reauthenticateByPassword:
    "Was Sie tun möchten, lässt sich schwer rückgängig machen. Geben Sie vorher bitte noch einmal Ihr Passwort ein. Danach fragen wir zehn Minuten lang nicht mehr.",
  reauthenticateByCode:
    "Was Sie tun möchten, lässt sich schwer rückgängig machen. Geben Sie vorher bitte den Code von Ihrem Telefon oder einen Ersatzcode ein. Danach fragen wir zehn Minuten lang nicht mehr.",
  reauthenticateHint: "Das, mit dem Sie sich anmelden. Eine PIN genügt hier nicht.",
  reauthenticate: "Bestätigen",
  reauthenticateRefused: "Die Bestätigung ist fehlgeschlagen",
  reauthenticated: "Danke, jetzt können Sie es abschließen.",
  reauthenticatedLeft_one: "Danke, jetzt können Sie es abschließen. Sie haben noch {{count}} Ersatzcode.",
  reauthenticatedLeft_other: "Danke, jetzt können Sie es abschließen. Sie haben noch {{count}} Ersatzcodes.",

  registerTitle: "Registrierung",
  registerText: "An diese Adresse senden wir einen Link, mit dem Sie die Registrierung abschließen.",
  registrationClosed:
    "Die Registrierung ist geschlossen. Bitten Sie die Verwaltung Ihrer Einrichtung um eine Einladung.",
  sendLink: "Link senden",
  linkRefused: "Der Link konnte nicht gesendet werden",
  haveAccount: "Schon ein Konto?",
  linkSentTitle: "Sehen Sie in Ihrem Postfach nach",
  registrationSentText: "Wir haben an {{email}} geschrieben, wie es weitergeht. Der Link gilt 48 Stunden.",
  notArrived: "Nichts angekommen? Sehen Sie im Spam-Ordner nach oder",
  sendAgain: "lassen Sie den Link erneut senden",

  forgottenTitle: "Passwort vergessen",
  forgottenText:
    "Geben Sie die E-Mail-Adresse ein, mit der Sie sich anmelden. Wir senden Ihnen einen Link zum Festlegen eines neuen Passworts.",
  forgottenSentText:
    "Falls zu der Adresse ein Konto gehört, haben wir einen Link zum Festlegen eines neuen Passworts gesendet. Er gilt eine Stunde.",

  renewTitle: "Neues Passwort",
  renewText: "Legen Sie ein neues Passwort für das Konto {{email}} fest. Ihre anderen Geräte melden wir ab.",
  newPassword: "Neues Passwort",
  passwordAgain: "Passwort wiederholen",
  passwordHint: "Mindestens 10 Zeichen. Gut sind mehrere Wörter, die nichts miteinander zu tun haben.",
  setPassword: "Passwort festlegen",
  passwordRenewed: "Das neue Passwort gilt.",

  createPasswordTitle: "Passwort anlegen",
  createPasswordText: "Wählen Sie ein Passwort für das Konto {{email}}.",
  createAccount: "Konto anlegen",

  loginEmail: {
    title: "Neue Anmelde-E-Mail",
    text: "Jetzt melden Sie sich mit {{present}} an. Nach der Änderung melden Sie sich mit {{email}} an.",
    effect: "Das Passwort bleibt gleich. Auf anderen Geräten melden wir Sie ab.",
    confirm: "Anmelde-E-Mail ändern",
    ended:
      "Der Link zur Änderung der Anmelde-E-Mail gilt eine Stunde, nur einmal und nur für das Konto, für das die Änderung angefordert wurde. Haben Sie die Änderung schon bestätigt, gilt sie.",
    changed: "Die Anmelde-E-Mail ist geändert. Melden Sie sich ab jetzt mit der neuen Adresse an.",
  },

  tokenCheckTitle: "Link aus einer E-Mail",
  linkEndedTitle: "Der Link gilt nicht mehr",
  newLink: "Neuen Link senden",
  passwordLinkEnded: "Ein Link zum Festlegen des Passworts gilt eine Stunde und nur einmal.",
  registrationLinkEnded:
    "Der Link ist abgelaufen oder wurde schon benutzt. Falls Sie Ihr Passwort angelegt haben, melden Sie sich an.",
  tokenEnded:
    "Der Link ist abgelaufen oder wurde schon benutzt. Einen neuen Passwort-Link fordern Sie auf der Anmeldeseite an, eine neue Einladung bei der Verwaltung der Einrichtung.",
  invitationEnded:
    "Die Einladung ist abgelaufen oder wurde schon angenommen. Bitten Sie die Verwaltung der Einrichtung um eine neue.",
  registeredTitle: "Sie haben schon ein Konto",
  registeredText: "Das Konto {{email}} ist fertig, melden Sie sich einfach an.",
  somebodyElseTitle: "Die Einladung gilt jemand anderem",
  somebodyElseText:
    "Die Einladung gehört zu {{email}}, angemeldet sind Sie als {{user}}. Melden Sie sich ab und öffnen Sie den Link aus der E-Mail erneut.",

  createProfileTitle: "Neue Einrichtung",
  createProfileText: "Sie übernehmen die Verwaltung. Alles Weitere ergänzen Sie später in den Einstellungen.",
  medicalCenterName: "Name der Einrichtung",
  country: "Land",
  countryHint: "Bestimmt Währung, Feiertage und Regeln für Belege.",
  degreeBefore: "Titel vor dem Namen",
  name: "Vorname",
  surname: "Nachname",
  degreeAfter: "Titel nach dem Namen",
  phone: "Telefon",
  motusProfession: "Beruf",
  found: "Einrichtung anlegen",
  foundingClosed:
    "Neue Einrichtungen werden hier nicht angelegt. Bitten Sie die Verwaltung Ihrer Einrichtung um eine Einladung.",
  acceptTitle: "Einladung annehmen",
  acceptText: "{{center}} lädt Sie ein, Ihre Rolle: {{role}}. Prüfen Sie Ihre Angaben.",
  accept: "Einladung annehmen",
  welcomeFounder: "Willkommen. Was noch einzurichten ist, steht über dem Kalender.",
  welcome: "Willkommen, alles ist bereit.",

  chooseProfileTitle: "Wo arbeiten Sie heute?",
  currentPlace: "gerade hier",
  foundAnother: "Weitere Einrichtung anlegen",
  myPlaces: "Meine Einrichtungen",

  role: { ROLE_ADMIN: "Verwaltung", ROLE_PARAMEDIC: "Gesundheitsfachkraft", ROLE_RECEPTIONIST: "Empfang" },
  profession: {
    PHYSIOTHERAPIST: "Physiotherapeut/in",
    OCCUPATIONAL_THERAPIST: "Ergotherapeut/in",
    DOCTOR: "Reha-Arzt/Ärztin",
    OTHER: "Anderer Beruf",
  },
} satisfies Words<typeof cs>;
