import type { CalendarEvent } from "./draw-calendar.ts";
import { addDays, addMonths, daysBetween, monthStart, weekStart } from "../time/dates.ts";
import { MINUTE } from "../time/durations.ts";
import { instantOf, weekday, type IsoDate } from "../time/time.ts";

/**
 * The days of a date's week; a day of the weekend when all are requested, when the date is one, or when it holds an
 * event.
 */
export function weekDays(date: IsoDate, weekend: boolean, events: CalendarEvent[]): IsoDate[] {
  const busy = (day: IsoDate) => {
    const [from, to] = [instantOf(day), instantOf(addDays(day, 1))].map((instant) => instant.getTime() / MINUTE) as [
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

/** The days that a view of the calendar shows around a date; of a week all seven. */
export function daysOfView(view: string | undefined, date: IsoDate): IsoDate[] {
  if (view === "month-grid") return monthDays(date);
  return view === "resource-day" || view === "day-time-grid" ? [date] : wholeWeek(date);
}

export const wholeWeek = (date: IsoDate): IsoDate[] =>
  [0, 1, 2, 3, 4, 5, 6].map((offset) => addDays(weekStart(date), offset));

/** The first and the last moment of these days' events. */
export const timeOf = (days: IsoDate[]) => ({
  from: instantOf(days[0]!).toISOString(),
  to: instantOf(addDays(days.at(-1)!, 1)).toISOString(),
});
