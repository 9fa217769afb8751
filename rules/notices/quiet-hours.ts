import { addDays } from "../time/dates.ts";
import { earlier, later, MINUTE } from "../time/durations.ts";
import { instantOf, localDate, type IsoTime } from "../time/time.ts";

/** The hours in which no patient is disturbed, by Prague's clocks; over midnight where they end earlier than begin. */
export type QuietHours = { from: IsoTime; to: IsoTime };
export const USUAL_QUIET: QuietHours = { from: "20:00", to: "07:00" };

/** A change is notified after this long, so that an undone one sends nothing. */
export const UNDO_TIME = 3 * MINUTE;

/**
 * The moment at which a notice goes. One that falls into quiet hours goes in the last minute before them, or, where it
 * cannot any more, when they end; null where that is only after the visit has begun. `notBefore` is the earliest moment
 * at which it can go.
 */
export function sendingTime(
  { wanted, notBefore, visitAt }: { wanted: Date; notBefore: Date; visitAt: Date | null },
  quiet: QuietHours | null,
): Date | null {
  const at = wanted < notBefore ? notBefore : wanted;
  const isTimely = (moment: Date) => visitAt === null || moment < visitAt;
  const silence = quiet && silenceAt(at, quiet);
  if (!silence) return isTimely(at) ? at : null;
  const before = earlier(silence.begin, MINUTE);
  if (before >= notBefore && isTimely(before)) return before;
  return isTimely(silence.end) ? silence.end : null;
}

/** The quiet hours that contain a moment, the end excluded: those that began on its day, or on the day before. */
function silenceAt(moment: Date, { from, to }: QuietHours): { begin: Date; end: Date } | null {
  const today = localDate(moment);
  for (const day of [addDays(today, -1), today]) {
    const begin = instantOf(day, from);
    const end = instantOf(to > from ? day : addDays(day, 1), to);
    if (begin <= moment && moment < end) return { begin, end };
  }
  return null;
}

/** The moment of a reminder; the quiet hours before a visit bring it forward, never back. */
export function reminderTime(visitAt: Date, ahead: number, quiet: QuietHours | null): Date {
  const wanted = earlier(visitAt, ahead * MINUTE);
  return sendingTime({ wanted, notBefore: new Date(0), visitAt }, quiet) ?? wanted;
}

/** Wanted moments of reminders that have come: up to now, or in and before quiet hours up to their end. */
export function remindedUntil(now: Date, quiet: QuietHours | null): Date {
  const silence = quiet && (silenceAt(now, quiet) ?? silenceAt(later(now, MINUTE), quiet));
  return silence ? earlier(silence.end, 1) : now;
}

/** The moment of the notice of a change made now. */
export const changeTime = (now: Date, visitAt: Date | null, quiet: QuietHours | null): Date | null =>
  sendingTime({ wanted: later(now, UNDO_TIME), notBefore: later(now, UNDO_TIME), visitAt }, quiet);
