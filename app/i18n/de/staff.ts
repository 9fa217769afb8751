import type { staff as words } from "../cs/staff.ts";
import type { Words } from "../words.ts";

export const staff: Words<typeof words> = {
  title: "Mitarbeitende",
  text: "Wer Zugang zur Einrichtung hat und wer ausgeschieden ist",
  what: "Nach dem Ende des Zugangs ist keine Anmeldung mehr möglich. Die Einträge der Person bleiben.",
  person: "Name",
  work: "Beruf und Rolle",
  expertises: "Fachrichtungen für Krankenkassen",
  email: "E-Mail",
  secondFactor: "Zwei-Faktor-Anmeldung",
  lastLogin: "Letzte Anmeldung",
  never: "noch keine",
  sessions: "Angemeldet",
  sessionsCount_one: "auf {{count}} Gerät",
  sessionsCount_other: "auf {{count}} Geräten",
  nowhere: "nirgends",
  state: "Status",
  active: "hat Zugang",
  invited: "Einladung offen",
  gone: "ausgeschieden am {{when}}",
  ahead: "Geplant",
  aheadCount_one: "{{count}} Termin",
  aheadCount_other: "{{count}} Termine",
  nothing: "nichts",
  inCalendar: "Im Kalender zeigen",
  drafts: "Berichte ohne Unterschrift",
  did: "Tätigkeit in der Einrichtung",
  hours: "Arbeitszeit",
  ownNote: "Den eigenen Zugang können Sie nicht beenden, das macht jemand anderes in der Verwaltung.",

  edit: "Bearbeiten",
  editTitle: "Angaben zur Person",
  save: "Speichern",
  saved: "Die Angaben sind gespeichert.",
  contact: "Kontakt",
  emailHint: "An diese Adresse schreibt die Einrichtung. Die E-Mail zum Anmelden bleibt.",
  emailInvitedHint: "An die neue E-Mail geht eine Einladung, der frühere Link gilt nicht mehr.",
  room: "Raum",
  address: "Adresse",
  services: "Leistungen",
  procedures: "Erbringt",
  accessibleInBooking: "Bei der Online-Buchung anbieten",
  booking: "Online-Buchung",
  offered: "wird angeboten",
  notOffered: "wird nicht angeboten",
  ownRole: "Ihre eigene Rolle ändert jemand anderes in der Verwaltung.",
  roleHint: "Die neue Rolle gilt sofort. Darüber geht eine E-Mail hinaus.",
  roleDrafts_one:
    "{{count}} Bericht ist noch nicht unterschrieben. In der Rolle Empfang lässt er sich nicht unterschreiben, auch von niemand anderem.",
  roleDrafts_other:
    "{{count}} Berichte sind noch nicht unterschrieben. In der Rolle Empfang lassen sie sich nicht unterschreiben, auch von niemand anderem.",

  inviteTitle: "Kollegen einladen",
  invitation: "Einladung",
  invitationText: "Sie kommt per E-Mail. Wer sie annimmt, hat Zugang zur Einrichtung.",
  mailLanguage: "Sprache der E-Mail",
  role: "Rolle",
  roleNames: { ROLE_ADMIN: "Verwaltung", ROLE_PARAMEDIC: "Gesundheitsfachkraft", ROLE_RECEPTIONIST: "Empfang" },
  roleTexts: {
    ROLE_ADMIN:
      "Leitet die Einrichtung: Personen, Einstellungen, Geld und Krankenkassen. Darf alles, was die anderen dürfen.",
    ROLE_PARAMEDIC: "Behandelt: führt Kalender und Kartei, schreibt und unterschreibt Berichte.",
    ROLE_RECEPTIONIST: "Vergibt Termine und nimmt Zahlungen an. Sieht nicht, was in Berichten steht.",
  },
  sendInvitation: "Einladung senden",
  inviteSent: "Die Einladung ging an {{email}}.",
  resend: "Einladung erneut senden",
  resendQuestion: "Einladung erneut senden?",
  resendText: "{{name}} bekommt einen neuen Link an {{email}}. Frühere Links gelten nicht mehr.",
  resent: "Die Einladung ist gesendet.",
  withdraw: "Einladung zurückziehen",
  withdrawQuestion: "Einladung zurückziehen?",
  withdrawText: "Die Einladung für {{name}} gilt nicht mehr.",
  withdrawn: "Die Einladung ist zurückgezogen.",

  workList: "Arbeit übergeben",

  end: "Zugang beenden",
  endQuestion: "Zugang beenden?",
  endText: "{{name}} hat keinen Zugang zur Einrichtung mehr. Folgendes geschieht:",
  endSessionsItem:
    "Jede Anmeldung hier endet sofort, auch an gemeinsamen Computern. Was gerade geschrieben und nicht abgeschickt ist, wird nicht gespeichert.",
  endElsewhereItem:
    "Wer in keiner anderen Einrichtung arbeitet, verliert auch PIN und gemerkte Geräte. Der Zugang anderswo bleibt.",
  endAheadItem_one:
    "{{count}} Termin bleibt unter diesem Namen geplant. Übergeben oder verschieben Sie ihn, oder sagen Sie ihn ab.",
  endAheadItem_other:
    "{{count}} Termine bleiben unter diesem Namen geplant. Übergeben oder verschieben Sie sie, oder sagen Sie sie ab.",
  endNothingAheadItem: "Geplant ist nichts.",
  endSignedItem: "Unterschriebene Berichte bleiben, wie sie sind.",
  endDraftsItem_one:
    "{{count}} Bericht bleibt ohne Unterschrift: Niemand sonst kann ihn unterschreiben. Lassen Sie ihn vorher unterschreiben.",
  endDraftsItem_other:
    "{{count}} Berichte bleiben ohne Unterschrift: Niemand sonst kann sie unterschreiben. Lassen Sie sie vorher unterschreiben.",
  endHoursItem: "Die Arbeitszeit bleibt gespeichert, freie Termine werden daraus nicht mehr angeboten.",
  endMailItem: "Wir schicken darüber eine E-Mail. Den Zugang können Sie jederzeit wieder freigeben.",
  ended: "Der Zugang ist beendet.",

  back: "Zugang wieder freigeben",
  backQuestion: "Zugang wieder freigeben?",
  backText:
    "{{name}} hat dann Zugang wie früher: die Rolle {{role}} und dieselbe Arbeitszeit. Wir schicken darüber eine E-Mail.",
  backInvitedText: "{{name}} gehört dann wieder zu den Eingeladenen.",
  isBack: "Der Zugang ist wieder freigegeben.",

  signOut: "Abmelden",
  signOutQuestion: "Von allen Geräten abmelden?",
  signOutText:
    "{{name}} wird auf allen Computern und Telefonen aus dieser Einrichtung abgemeldet. Anmeldungen in anderen Einrichtungen bleiben bestehen. Was nicht gespeichert ist, kann verloren gehen. Das Passwort bleibt gleich.",
  signedOut: "Die Anmeldungen in dieser Einrichtung sind beendet.",

  newPassword: "Passwort-Link senden",
  newPasswordQuestion: "Passwort-Link senden?",
  newPasswordText:
    "{{name}} bekommt per E-Mail einen Link zu einem neuen Passwort. Er gilt eine Stunde, und Sie sehen ihn nicht. Bis dahin gilt das bisherige Passwort weiter.",
  newPasswordSent: "Der Link zu einem neuen Passwort ist gesendet.",
};
