import { z } from "zod";
import type { Locale } from "#rules/codes.ts";
import type { ErrorName } from "#rules/errors.ts";
import { readDate } from "#rules/read-date.ts";
import { readTime } from "#rules/time/read-time.ts";
import { frequencies, MOST_INTERVAL, MOST_OCCURRENCES } from "#rules/calendar/recurrence.ts";
import { instantOf, isIsoDate, type IsoDate, type IsoTime } from "#rules/time/time.ts";
import { error } from "../text.ts";

const number = (most: number, beyond: ErrorName = "valueInvalid") =>
  z.coerce.number(error("notANumber")).int(error("notANumber")).min(1, error("valueInvalid")).max(most, error(beyond));

/** The typed fields of a recurrence. */
export const RepeatForm = z.object({
  frequency: z.enum(frequencies, error("choiceInvalid")).optional(),
  interval: number(MOST_INTERVAL).optional(),
  weekdays: z.array(number(7)).optional(),
  monthlyBy: z.enum(["DATE", "WEEKDAY"], error("choiceInvalid")).optional(),
  until: z.string().optional(),
  count: number(MOST_OCCURRENCES, "seriesTooLong").optional(),
  /** Dates of the series that are to be left out, and those that have been: of these one comes back by being moved. */
  leaveOut: z.array(z.string()).optional(),
  leftOut: z.array(z.string()).optional(),
  /** Where dates of the series are moved: to another day, another time, or both. */
  moves: z
    .record(
      z.string().refine(isIsoDate),
      z.object({ to: z.string().optional(), at: z.string().optional() }),
      error("choiceInvalid"),
    )
    .optional(),
});

type Basis = { today: IsoDate; locale: Locale; time: IsoTime | null };

/** The recurrence of an event that begins at `time`, as input of `eventCreate`. Null where it happens once. */
export function recurrenceOf(
  typed: z.output<typeof RepeatForm>,
  { today, locale, time }: Basis,
  fault: (name: string, error: ErrorName) => void,
) {
  const { frequency, interval, weekdays, monthlyBy, until, count, leaveOut = [], leftOut = [], moves = {} } = typed;
  if (!frequency) return null;
  const last = until ? readDate(until, today, locale) : null;
  if (until && !last) fault("until", "dateInvalid");
  if (!until && !count) fault("until", "required");
  if (until && count) fault("count", "eitherEnd");
  const moved = Object.entries(moves).filter(([date, { to, at }]) => (to || at) && !leaveOut.includes(date));
  const without = [...leaveOut, ...leftOut.filter((date) => !moved.some(([one]) => one === date))];
  return {
    frequency,
    interval,
    monthlyBy,
    weekdays: frequency === "WEEKLY" ? weekdays : undefined,
    until: last,
    count: count ?? null,
    exceptions: [
      ...without.map((date) => ({ date, leaveOut: true })),
      ...moved.map(([date, move]) => ({ date, beginAt: begin(date, move) })),
    ],
  };

  function begin(date: IsoDate, { to, at }: { to?: string; at?: string }): string {
    // Read from the date that is moved, not from today: `+1` is the day after it.
    const day = to ? readDate(to, date, locale) : date;
    const clock = at ? readTime(at) : (time ?? "00:00");
    if (!day) fault(`moves.${date}.to`, "dateInvalid");
    if (!clock) fault(`moves.${date}.at`, "timeInvalid");
    return day && clock ? instantOf(day, clock).toISOString() : "";
  }
}
