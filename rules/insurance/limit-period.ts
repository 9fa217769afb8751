import { addDays, addMonths, weekStart, monthStart } from "#rules/time/dates.ts";
import type { IsoDate } from "#rules/time/time.ts";
import type { Period } from "./frequency.ts";

/** The first and the last day of a period. */
export type Days = { from: IsoDate; to: IsoDate };

const yearStart = (day: IsoDate): IsoDate => `${day.slice(0, 4)}-01-01`;

/** Months that divide a year are counted from its beginning: a quarter is one of four. */
function monthsAround(day: IsoDate, count: number): Days {
  const month = Number(day.slice(5, 7)) - 1;
  const back = 12 % count === 0 ? month % count : count - 1;
  const from = addMonths(monthStart(day), -back);
  return { from, to: addDays(addMonths(from, count), -1) };
}

/**
 * The calendar period of a limit that a day is in: today, this week, this quarter. Several days, weeks or years end
 * with the present one.
 */
export function limitPeriod(day: IsoDate, { unit, count }: Period): Days {
  if (unit === "MONTH") return monthsAround(day, count);
  if (unit === "YEAR") {
    const year = yearStart(day);
    return { from: addMonths(year, -12 * (count - 1)), to: addDays(addMonths(year, 12), -1) };
  }
  if (unit === "WEEK") {
    const monday = weekStart(day);
    return { from: addDays(monday, -7 * (count - 1)), to: addDays(monday, 6) };
  }
  return { from: addDays(day, -(count - 1)), to: day };
}
