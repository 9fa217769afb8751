import { wallClock, type Parts } from "./part.ts";

const UNITS = { YEAR: "Y", MONTH: "M", WEEK: "W", DAY: "D" };

/** The columns of files that columns of lists of any area give. */
export const plainParts = {
  text: [{ type: "text", of: (text) => text }],
  date: [{ type: "date", of: (day) => new Date(day) }],
  integer: [{ type: "integer", of: (number) => number }],
  money: [{ type: "money", of: (money) => money }],
  // As ISO 8601 writes it: P6M, PT45M.
  duration: [
    { type: "text", of: ({ amount, unit }) => (unit === "MINUTE" ? `PT${amount}M` : `P${amount}${UNITS[unit]}`) },
  ],
  "created-at-and-by": [
    { type: "time", of: ({ at }) => wallClock(new Date(at)) },
    { type: "text", of: ({ by }) => by, suffix: "by" },
  ],
  "date-range": [
    { type: "date", of: ({ from }) => new Date(from), suffix: "from" },
    { type: "date", of: ({ to }) => new Date(to), suffix: "to" },
  ],
  boolean: [{ type: "text", of: (value, { answers }) => (value ? answers.yes : answers.no) }],
  "patient-card": [{ type: "text", of: ({ fullName }) => fullName }],
  "birth-date": [{ type: "date", of: ({ date }) => new Date(date) }],
  sex: [{ type: "text", of: (sex, { sexes }) => sexes[sex] }],
  chip: [{ type: "text", of: (chip, { chips }) => chips[chip] }],
  phone: [{ type: "text", of: (number) => number }],
  email: [{ type: "text", of: (address) => address }],
  address: [{ type: "text", of: (address) => address }],
  moment: [{ type: "time", of: (at) => wallClock(new Date(at)) }],
} satisfies Partial<Parts>;
