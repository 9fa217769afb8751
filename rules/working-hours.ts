import { localDate, minutesOf, minutesOfDay, weekday, type IsoDate, type IsoTime } from "./time.ts";

/** One day's hours with its breaks; null is a day off. */
export type WorkingDay = { from: IsoTime; to: IsoTime; breaks?: readonly { from: IsoTime; to: IsoTime }[] } | null;
/** Minutes of the wall clock since midnight; `end` is not part of it. */
export type Minutes = { begin: number; end: number };

const MIDNIGHT = 24 * 60;

/** The stretches of a day in which a person works; `hours` run from Monday. Whoever has not said works any time. */
export function workOn(hours: readonly WorkingDay[] | null, date: IsoDate): Minutes[] {
  if (!hours) return [{ begin: 0, end: MIDNIGHT }];
  const day = hours[weekday(date) - 1];
  if (!day) return [];
  return without([{ begin: minutesOf(day.from), end: minutesOf(day.to) }], (day.breaks ?? []).map(({ from, to }) => ({ begin: minutesOf(from), end: minutesOf(to) })));
}

/** Does a person work the whole time between two moments? */
export function worksDuring(hours: readonly WorkingDay[] | null, from: Date, to: Date): boolean {
  const span = minutesOn(localDate(from), from, to);
  return span !== null && localDate(new Date(to.getTime() - 1)) === localDate(from) && workOn(hours, localDate(from)).some(({ begin, end }) => begin <= span.begin && span.end <= end);
}

/** What of a time falls on a day, by the wall clock; null when nothing does. */
export function minutesOn(date: IsoDate, from: Date, to: Date): Minutes | null {
  const [first, last] = [localDate(from), localDate(new Date(to.getTime() - 1))];
  if (date < first || date > last) return null;
  const begin = date > first ? 0 : minutesOfDay(from);
  // On the night the clocks go back, an hour may end before it began by the clock.
  return { begin, end: date < last ? MIDNIGHT : Math.max(begin + 1, minutesOfDay(to) || MIDNIGHT) };
}

/** What is left of stretches of time when others are taken out. */
export function without(stretches: readonly Minutes[], taken: readonly Minutes[]): Minutes[] {
  return taken.reduce<Minutes[]>(
    (left, { begin, end }) =>
      left.flatMap((one) => [{ begin: one.begin, end: Math.min(one.end, begin) }, { begin: Math.max(one.begin, end), end: one.end }].filter((part) => part.begin < part.end)),
    [...stretches],
  );
}
