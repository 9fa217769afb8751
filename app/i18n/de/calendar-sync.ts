import type { calendarSync as words } from "../cs/calendar-sync.ts";
import type { Words } from "../words.ts";

export const calendarSync: Words<typeof words> = {
  title: "Kalender synchronisieren",
  text: "Termine im Kalender auf Telefon oder Computer",
  mineTitle: "Meinen Kalender synchronisieren",
  mineText: "Ihre Termine im Kalender auf Telefon oder Computer",
  what: "An jede E-Mail-Adresse senden wir eine geheime Kalenderadresse, nur zum Lesen. Wer sie in den eigenen Kalender einfügt, sieht dort die Termine der letzten 30 und der nächsten 400\u00a0Tage.",
  shows:
    "Termine von Patienten stehen darin als „Belegt“, ohne Leistungen, Gründe und Notizen. Der Titel eines eigenen Termins, etwa einer Besprechung, steht vollständig darin.",
  showsNames:
    "Termine von Patienten stehen darin unter deren Namen, ohne Leistungen, Gründe und Notizen. Der Titel eines eigenen Termins, etwa einer Besprechung, steht vollständig darin.",
  names: "Patientennamen in Kalendern",
  on: "Ein",
  off: "Aus",
  turnOn: "Einschalten",
  turnOff: "Ausschalten",
  namesOnQuestion: "Patientennamen in Kalendern einschalten?",
  namesOffQuestion: "Patientennamen in Kalendern ausschalten?",
  namesOnText:
    "Patientennamen gelangen, auch mit der Zeit des Besuchs, in Kalender auf Telefonen und Computern. Meist speichert sie der Dienst, der den Kalender betreibt, und Motus holt sie von dort nicht zurück. Schalten Sie sie nur ein, wenn Sie dafür einen Vertrag mit diesem Dienst haben.",
  namesOffText:
    "Neu geladene Kalender enthalten keine Patientennamen mehr. Was anderswo gespeichert wurde, bleibt dort.",
  switched: "Die Einstellung ist gespeichert.",
  email: "E-Mail",
  emailHint: "Die Adresse des Kalenders sieht nur, wer dieses Postfach liest.",
  sent: "Adresse gesendet",
  read: "Zuletzt gelesen",
  never: "noch nicht",
  add: "E-Mail hinzufügen",
  addTo: "E-Mail zum Kalender hinzufügen: {{name}}",
  addTitle: "Neue E-Mail",
  addText: "Kalender: {{name}}. An diese E-Mail senden wir eine geheime Adresse zum Einfügen in den eigenen Kalender.",
  save: "Hinzufügen und Adresse senden",
  added: "Wir haben die Adresse des Kalenders an {{email}} gesendet.",
  renew: "Neue Adresse senden",
  renewQuestion: "Neue Kalenderadresse senden?",
  renewText: "Die neue Adresse geht an diese E-Mail-Adresse. Die bisherige gilt sofort nicht mehr.",
  renewed: "Wir haben die neue Adresse an {{email}} gesendet.",
  remove: "Entfernen",
  removeQuestion: "E-Mail-Adresse vom Kalender entfernen?",
  removeText:
    "Ihre Kalenderadresse gilt sofort nicht mehr. Was jemand daraus schon anderswo gespeichert hat, bleibt dort.",
  removeDo: "E-Mail-Adresse entfernen",
  removed: "Die E-Mail-Adresse ist entfernt, ihre Kalenderadresse gilt nicht mehr.",
  empty: "Noch von niemandem abonniert.",
};
