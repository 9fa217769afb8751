import { addDays } from "../time/dates.ts";
import { HOUR } from "../time/durations.ts";
import { instantOf, secondInstantOf, type IsoDate, type IsoTime } from "../time/time.ts";

/**
 * The longest night shift. A later end is more likely a slip, such as 14:00 to 13:30; a real one is given as a
 * duration.
 */
const NIGHT_MS = 12 * HOUR;

/**
 * The end of an event that begins on this day, with an end by the clock: the next moment with that time. In the night
 * when clocks go back that may be the second 2:30, and over midnight it is on the next day. Null for a likely slip.
 */
export function endOn(date: IsoDate, beginAt: Date, end: IsoTime): Date | null {
  const sameDay = [instantOf(date, end), secondInstantOf(date, end)].find((instant) => instant > beginAt);
  const next = instantOf(addDays(date, 1), end);
  return sameDay ?? (next.getTime() - beginAt.getTime() <= NIGHT_MS ? next : null);
}
