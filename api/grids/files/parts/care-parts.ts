import { paidWord } from "#rules/grids/paid-word.ts";
import type { GridWords } from "#rules/grids/words/grid-words.ts";
import type { PreferredTime } from "#rules/grids/column.ts";
import { formatDate, formatTime } from "#rules/format.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { name, wallClock, type Parts } from "./part.ts";

/** Without words but those of days: `po, st 8:00–12:00; 17.3.2026–`. */
function preferredTime(value: PreferredTime, { weekdays }: GridWords): string | null {
  const between = (from: string | null, to: string | null) => (from || to ? `${from ?? ""}–${to ?? ""}` : "");
  const days = value.weekdays.map((day) => weekdays[day as keyof typeof weekdays]).join(", ");
  const date = (day: IsoDate | null) => day && formatDate(day, "cs").replaceAll("\u00a0", "");
  const hours = between(value.timeFrom && formatTime(value.timeFrom), value.timeTo && formatTime(value.timeTo));
  const dates = between(date(value.availableFrom), date(value.availableTo));
  return [[days, hours].filter(Boolean).join(" "), dates].filter(Boolean).join("; ") || null;
}

/** The columns of files that columns of lists of care give. */
export const careParts = {
  "paramedic-name": [name],
  "procedure-chip": [name],
  visit: [
    { type: "time", of: ({ beginAt }) => wallClock(new Date(beginAt)), suffix: "from" },
    { type: "time", of: ({ endAt }) => wallClock(new Date(endAt)), suffix: "to" },
  ],
  "days-away": [{ type: "integer", of: (days) => days, suffix: "days" }],
  attendance: [{ type: "text", of: (state, { attendances }) => attendances[state] }],
  "payment-medical-report": [
    { type: "text", of: ({ payment }, { paid }) => payment && paid[paidWord(payment.state)] },
    { type: "text", of: ({ report }, { reportStates }) => report && reportStates[report.state], suffix: "report" },
  ],
  "medical-report": [{ type: "time", of: ({ examinedAt }) => wallClock(new Date(examinedAt)) }],
  "medical-report-state": [{ type: "text", of: (state, { reportStates }) => reportStates[state] }],
  attachment: [name],
  "attachment-type": [{ type: "text", of: (type, { attachmentTypes }) => attachmentTypes[type] }],
  "file-size": [{ type: "integer", of: (bytes) => bytes }],
  "long-text": [{ type: "text", of: (text) => text }],
  booking: [{ type: "time", of: ({ beginAt }) => wallClock(new Date(beginAt)) }],
  "booking-patient": [name, { type: "date", of: ({ birthDate }) => new Date(birthDate), suffix: "born" }],
  "booking-service": [
    name,
    { type: "text", of: ({ person }, { bookings }) => person ?? bookings.anyone, suffix: "by" },
  ],
  "booking-decision": [
    { type: "time", of: ({ at }) => wallClock(new Date(at)) },
    { type: "text", of: ({ by }, { bookings }) => by ?? bookings.byPatient, suffix: "by" },
  ],
  "waiting-patient": [name],
  preference: [
    { type: "text", of: ({ procedures }) => procedures.map(({ name }) => name).join(", ") || null },
    { type: "text", of: ({ people }) => people.join(", ") || null, suffix: "by" },
  ],
  "preferred-time": [{ type: "text", of: preferredTime }],
  "waiting-note": [{ type: "text", of: ({ note }) => note }],
  "days-waited": [{ type: "integer", of: ({ days }) => days }],
} satisfies Partial<Parts>;
