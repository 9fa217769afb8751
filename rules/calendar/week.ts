import type { Locale } from "../codes.ts";
import type { CalendarEvent } from "./draw-calendar.ts";
import { formatDate, formatTime, type DateStyle } from "../format.ts";
import {
  addDays,
  addMonths,
  daysBetween,
  instantOf,
  localDate,
  monthStart,
  weekday,
  weekStart,
  type IsoDate,
} from "../time/time.ts";

/**
 * The days of a date's week; a day of the weekend when all are requested, when the date is one, or when it holds an
 * event.
 */
export function weekDays(date: IsoDate, weekend: boolean, events: CalendarEvent[]): IsoDate[] {
  const busy = (day: IsoDate) => {
    const [from, to] = [instantOf(day), instantOf(addDays(day, 1))].map((instant) => instant.getTime() / 60_000) as [
      number,
      number,
    ];
    return events.some(([, begin, end, , allDay]) => !allDay && begin < to && end > from);
  };
  return wholeWeek(date).filter((day) => weekday(day) <= 5 || weekend || weekday(date) > 5 || busy(day));
}

/** The weeks that a date's month touches, from a Monday to a Sunday. */
export function monthDays(date: IsoDate): IsoDate[] {
  const first = weekStart(monthStart(date));
  const last = addDays(addMonths(monthStart(date), 1), -1);
  return Array.from({ length: Math.ceil((daysBetween(first, last) + 1) / 7) * 7 }, (_, offset) =>
    addDays(first, offset),
  );
}

export const wholeWeek = (date: IsoDate): IsoDate[] =>
  [0, 1, 2, 3, 4, 5, 6].map((offset) => addDays(weekStart(date), offset));

/** The first and the last moment of these days' events. */
export const timeOf = (days: IsoDate[]) => ({
  from: instantOf(days[0]!).toISOString(),
  to: instantOf(addDays(days.at(-1)!, 1)).toISOString(),
});

/** `23.–27. listopadu 2026`, `30. listopadu – 4. prosince 2026`; one day with its weekday. */
export function formatPeriod(from: IsoDate, to: IsoDate, locale: Locale): string {
  if (from === to) return formatDate(from, locale, "long");
  const long = (date: IsoDate) => formatDate(date, locale, "long").replace(/^\S+ /, "");
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))}${locale === "en" ? "" : "."}–${long(to)}`;
  return `${from.slice(0, 4) === to.slice(0, 4) ? long(from).replace(/ \d{4}$/, "") : long(from)} – ${long(to)}`;
}

/** `po 16. 3. 9:00–9:45`; whole days without times, both ends when they are not of one day. */
export function formatSpan(
  { beginAt, endAt, allDay }: { beginAt: string; endAt: string; allDay?: boolean },
  locale: Locale,
  style: DateStyle = "weekday",
): string {
  const [from, to] = [new Date(beginAt), new Date(endAt)];
  const last = localDate(new Date(to.getTime() - 1));
  const day = (date: IsoDate) => formatDate(date, locale, style);
  const oneDay = localDate(from) === last;
  if (allDay) return oneDay ? day(last) : `${day(localDate(from))} – ${day(last)}`;
  return oneDay
    ? `${day(last)} ${formatTime(from)}–${formatTime(to)}`
    : `${day(localDate(from))} ${formatTime(from)} – ${day(localDate(to))} ${formatTime(to)}`;
}
