import type { layout as source } from "../cs/layout.ts";
import type { Words } from "../words.ts";

export const layout = {
  calendar: "Calendar",
  myWork: "My work",
  patients: "Patients",
  bookings: "Requests",
  bookingsWait: "waiting for a decision",
  waitingPatients: "Waiting list",
  payments: "Payments",
  statistics: "Statistics",
  settings: "Settings",
  newEvent: "Event",
  newPatient: "Patient card",
  newWaitingPatient: "Waiting list entry",
  account: "My account",
  chooseProfile: "Switch centre",
  appearance: "Appearance",
  shortcuts: "Keyboard shortcuts",
  help: "Help",
  feedback: "Write to us",
  logout: "Sign out",
  privacy: "Privacy",
  terms: "Terms",
  cookies: "Cookies",
  backToCalendar: "Back to the calendar",
  secondFactorDue:
    "The centre requires two-factor sign-in for administrators. Turn it on by {{when}}; after that you cannot continue without it.",
  secondFactorOn: "Turn on two-factor sign-in",
} satisfies Words<typeof source>;
