import { localDate, minutesOf, minutesOfDay, weekday, type IsoDate, type IsoTime } from "../time/time.ts";

/**
 * One day's hours with its breaks; null is a day off. They end on the day on which they begin: an out-patient centre
 * closes at night, and a day off, a holiday or a leave would else take half a shift with it.
 */
export type WorkingDay = { from: IsoTime; to: IsoTime; breaks?: readonly { from: IsoTime; to: IsoTime }[] } | null;
/** Monday first. */
export type WorkingWeek = readonly WorkingDay[];
/** Hours that hold instead of the usual ones between two days, both included. */
export type WorkingPeriod = { from: IsoDate; to: IsoDate; workingHours: WorkingWeek };
/** A person's hours. A person without usual ones works any time; periods of one person do not overlap. */
export type PersonHours = { usual: WorkingWeek | null; periods: readonly WorkingPeriod[] };
/** Minutes of the wall clock since midnight; `end` is not part of it. */
export type Minutes = { begin: number; end: number };

/** The most breaks of one day. */
export const MOST_BREAKS = 6;
const MIDNIGHT = 24 * 60;

/** The period that holds on a day. */
export const periodOn = <P extends { from: IsoDate; to: IsoDate }>(
  periods: readonly P[],
  date: IsoDate,
): P | undefined => periods.find(({ from, to }) => from <= date && date <= to);

/** The stretches of a day in which a person works; a room, which has no hours, is always available. */
export function workOn(hours: PersonHours | null, date: IsoDate): Minutes[] {
  const week = hours && (periodOn(hours.periods, date)?.workingHours ?? hours.usual);
  if (!week) return [{ begin: 0, end: MIDNIGHT }];
  const day = week[weekday(date) - 1];
  return day ? without([minutesBetween(day)], (day.breaks ?? []).map(minutesBetween)) : [];
}

const minutesBetween = ({ from, to }: { from: IsoTime; to: IsoTime }): Minutes => ({
  begin: minutesOf(from),
  end: minutesOf(to),
});

/** Does a person work the whole time between two moments? */
export function worksDuring(hours: PersonHours, from: Date, to: Date): boolean {
  const date = localDate(from);
  const span = minutesOn(date, from, to);
  return (
    span !== null &&
    localDate(new Date(to.getTime() - 1)) === date &&
    workOn(hours, date).some(({ begin, end }) => begin <= span.begin && span.end <= end)
  );
}

/** The part of a time that falls on a day, by the wall clock; null when none does. */
export function minutesOn(date: IsoDate, from: Date, to: Date): Minutes | null {
  const [first, last] = [localDate(from), localDate(new Date(to.getTime() - 1))];
  if (date < first || date > last) return null;
  const begin = date > first ? 0 : minutesOfDay(from);
  // On the night the clocks go back, an hour may end before it began by the clock.
  return { begin, end: date < last ? MIDNIGHT : Math.max(begin + 1, minutesOfDay(to) || MIDNIGHT) };
}

/** Stretches of time with others taken out. */
export function without(stretches: readonly Minutes[], taken: readonly Minutes[]): Minutes[] {
  return taken.reduce<Minutes[]>(
    (left, { begin, end }) =>
      left.flatMap((one) =>
        [
          { begin: one.begin, end: Math.min(one.end, begin) },
          { begin: Math.max(one.begin, end), end: one.end },
        ].filter((part) => part.begin < part.end),
      ),
    [...stretches],
  );
}
