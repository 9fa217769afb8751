import type { frame as source } from "../cs/frame.ts";
import type { Words } from "../words.ts";

export const frame = {
  calendar: "Calendar",
  myWork: "My work",
  patients: "Card file",
  bookings: "Requests",
  bookingsWait: "wait for a decision",
  waitingPatients: "Waiting list",
  payments: "Payments",
  statistics: "Statistics",
  settings: "Settings",
  newEvent: "Event",
  newPatient: "Patient card",
  newWaitingPatient: "Waiting patient",
  account: "My account",
  chooseProfile: "Switch centre",
  appearance: "Appearance",
  shortcuts: "Keyboard shortcuts",
  help: "Help",
  feedback: "Write to us",
  logout: "Log out",
  privacy: "Privacy",
  terms: "Terms",
  cookies: "Cookies",
  backToCalendar: "Back to the calendar",
  secondFactorDue:
    "The centre requires two-factor login of administrators. Turn it on by {{when}}; after that you cannot go on without it.",
  secondFactorOn: "Turn two-factor login on",
} satisfies Words<typeof source>;
