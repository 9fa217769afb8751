import type { calendarSync as words } from "../cs/calendar-sync.ts";
import type { Words } from "../words.ts";

export const calendarSync: Words<typeof words> = {
  title: "Calendar sync",
  text: "Appointments in the calendar on a phone or computer",
  mineTitle: "Sync with my calendar",
  mineText: "Your appointments in the calendar on a phone or computer",
  what: "We send a secret read-only calendar address to each e-mail. Anyone who adds it to a calendar sees appointments from the last 30 to the next 400\u00a0days.",
  shows:
    "Patients’ appointments appear as “Busy”, without services, reasons or notes. The title of your own event, such as a meeting, is shown in full.",
  showsNames:
    "Patients’ appointments appear under their names, without services, reasons or notes. The title of your own event, such as a meeting, is shown in full.",
  names: "Patients’ names in calendars",
  on: "On",
  off: "Off",
  turnOn: "Turn on",
  turnOff: "Turn off",
  namesOnQuestion: "Turn on patients’ names in calendars?",
  namesOffQuestion: "Turn off patients’ names in calendars?",
  namesOnText:
    "Patients’ names and the times of their visits will appear in calendars on phones and computers. They are usually stored by the service that runs the calendar, and Motus cannot take them back. Turn this on only if you have a contract with that service.",
  namesOffText:
    "Calendars will no longer show patients’ names once they reload. What was stored elsewhere stays there.",
  switched: "Setting saved.",
  email: "E-mail",
  emailHint: "Only the reader of this mailbox will see the calendar address.",
  sent: "Address sent",
  read: "Last read",
  never: "not yet",
  add: "Add an e-mail",
  addTo: "Add an e-mail to the calendar: {{name}}",
  addTitle: "New e-mail",
  addText:
    "Calendar: {{name}}. We will send a secret address to the e-mail, for the recipient to add to their calendar.",
  save: "Add and send address",
  added: "We have sent the calendar address to {{email}}.",
  renew: "Send a new address",
  renewQuestion: "Send a new calendar address?",
  renewText: "The new address will be sent to this e-mail. The current one stops working at once.",
  renewed: "We have sent the new address to {{email}}.",
  remove: "Remove",
  removeQuestion: "Remove the e-mail from the calendar?",
  removeText: "Its calendar address stops working at once. What someone has already stored elsewhere stays there.",
  removeDo: "Remove the e-mail",
  removed: "E-mail removed. Its address no longer works.",
  empty: "Nobody uses it yet.",
};
