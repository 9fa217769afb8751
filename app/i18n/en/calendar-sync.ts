import type { calendarSync as words } from "../cs/calendar-sync.ts";
import type { Words } from "../words.ts";

export const calendarSync: Words<typeof words> = {
  title: "Calendar sync",
  text: "Times in the calendar of a telephone or computer",
  mineTitle: "Sync with my calendar",
  mineText: "Your times in the calendar of a telephone or computer",
  what: "To each e-mail we send a secret address of the calendar, for reading only. In the calendar that it is pasted into, times of the last 30 to the next 400\u00a0days appear.",
  shows:
    "Patients’ times are “Busy” in it, without services, reasons and notes. The title of an event of one’s own, such as a meeting, is there in full.",
  showsNames:
    "Patients’ times bear their names in it, without services, reasons and notes. The title of an event of one’s own, such as a meeting, is there in full.",
  names: "Patients’ names in calendars",
  on: "On",
  off: "Off",
  turnOn: "Turn on",
  turnOff: "Turn off",
  namesOnQuestion: "Turn on patients’ names in calendars?",
  namesOffQuestion: "Turn off patients’ names in calendars?",
  namesOnText:
    "Names of patients reach calendars in telephones and computers, with the times of their visits. They are usually stored by the service that runs the calendar, and Motus cannot take them back from there. Turn them on only if you have a contract with that service.",
  namesOffText:
    "Calendars will no longer have patients’ names when they are next loaded. What was stored elsewhere stays there.",
  switched: "The setting is saved.",
  email: "E-mail",
  emailHint: "Only the reader of this mailbox sees the address of the calendar.",
  sent: "Address sent",
  read: "Last read",
  never: "not yet",
  add: "Add an e-mail",
  addTo: "Add an e-mail to the calendar: {{name}}",
  addTitle: "New e-mail",
  addText: "Calendar: {{name}}. We send a secret address to the e-mail, to be pasted into one’s own calendar.",
  save: "Add and send the address",
  added: "We have sent the address of the calendar to {{email}}.",
  renew: "Send a new address",
  renewQuestion: "Send a new calendar address?",
  renewText: "The new address goes to this e-mail. The present one stops working at once.",
  renewed: "We have sent the new address to {{email}}.",
  remove: "Remove",
  removeQuestion: "Remove the e-mail from the calendar?",
  removeText: "Its calendar address stops working at once. What somebody has stored from it elsewhere stays there.",
  removeDo: "Remove the e-mail",
  removed: "The e-mail is removed, and its address no longer works.",
  empty: "Nobody reads it yet.",
};
