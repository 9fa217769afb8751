import type { settings as cs } from "../cs/settings.ts";
import type { Words } from "../words.ts";

export const settings = {
  title: "Einstellungen",
  medicalCenter: "Einrichtung",
  personal: "Persönlich",
  back: "Zurück",

  center: {
    title: "Angaben der Einrichtung",
    text: "Name, Adresse, Kontakt und Logo auf Dokumenten",
    name: "Name",
    contact: "Kontakt",
    phone: "Telefon",
    email: "E-Mail",
    address: "Adresse",
    logo: "Logo",
    logoHint: "PNG, JPEG oder WebP bis 2 MB. Steht im Kopf von Berichten und Bestätigungen.",
    logoNow: "Jetziges Logo",
    removeLogo: "Logo entfernen",
    save: "Angaben speichern",
    saved: "Die Angaben der Einrichtung sind gespeichert.",
  },

  accountTitle: "Benutzerkonto",
  accountText: "Name, Telefon und Sprache",
  language: "Sprache",
  languageOfBrowser: "wie im Browser",
  saveAccount: "Konto speichern",
  accountSaved: "Das Konto ist gespeichert.",

  passwordTitle: "Passwort ändern",
  passwordText: "Ein neues Passwort für dieses Konto",
  passwordChangeText: "Nach der Änderung melden wir Ihre anderen Geräte ab.",
  currentPassword: "Bisheriges Passwort",
  changePassword: "Passwort ändern",
  passwordChanged: "Das Passwort ist geändert. Ihre anderen Geräte wurden abgemeldet.",

  sessionsTitle: "Angemeldete Geräte",
  sessionsText: "Wo Sie angemeldet sind, und Abmelden aus der Ferne",
  sessionsHint: "Melden Sie ein Gerät ab, das Sie nicht kennen, und ändern Sie Ihr Passwort.",
  device: "Gerät",
  address: "Netzwerkadresse",
  since: "Angemeldet",
  lastSeen: "Zuletzt",
  unknownDevice: "Unbekanntes Gerät",
  strangePlace: "Neuer Ort",
  thisDevice: "dieses Gerät",
  endSession: "Abmelden",
  endSessionTitle: "Gerät abmelden",
  endSessionText:
    "{{device}} unter der Adresse {{address}} wird abgemeldet. Was dort nicht gespeichert war, kann verloren gehen.",
  sessionEnded: "Das Gerät ist abgemeldet.",

  outboxTitle: "Gesendete E-Mails",
  outboxText: "E-Mails, die die Anwendung für die Einrichtung gesendet hat",
  outboxEmptyTitle: "Noch nichts gesendet",
  outboxEmptyText:
    "Hier steht jede E-Mail, die die Anwendung für Ihre Einrichtung sendet, etwa Einladungen von Mitarbeitenden.",
  mailTitle: "Gesendete E-Mail",
  subject: "Betreff",
  recipient: "Empfänger",
  written: "Geschrieben",
  state: "Zustand",
  mailSent: "Gesendet",
  mailFailed: "Senden fehlgeschlagen",
  mailWaits: "Wartet auf das Senden",
} satisfies Words<typeof cs>;
