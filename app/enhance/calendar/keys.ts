/** The keys of the calendar; the last five are of the event that has the focus. */
export const onCalendar = {
  today: "t",
  day: "d",
  week: "w",
  list: "l",
  month: "o",
  together: "s",
  walk: "↑ ↓ ← →",
  ends: "Home End",
  days: "PgUp PgDn",
  open: "Enter",
  move: "m",
} as const;

/** The keys of an event's own page; the patient's also of the focused tile. */
export const onEventPage = {
  edit: "e",
  remove: "Delete",
  report: "z",
  substitute: "f",
  patient: "i",
  pay: "u",
  ftVoucher: "j",
} as const;

/** Digits are attendance everywhere: of the focused tile, and on an event's page of its patient. */
export const onEvent = {
  PRESENT: "1",
  EXCUSED: "2",
  NOT_EXCUSED: "3",
  NOT_SET: "0",
  ARRIVED: "5",
  STARTED: "6",
  LEFT: "7",
} as const;
