import dayjs from "dayjs";
import utc from "dayjs/plugin/utc.js";
import { isIsoDate, weekday, type IsoDate } from "./time.ts";

// Dates alone, read as UTC, where every day has 24 hours: in a zone dayjs adds days wrongly when clocks change.
dayjs.extend(utc);

const toIsoDate = (day: dayjs.Dayjs): IsoDate => day.toISOString().slice(0, 10);

export const addDays = (date: IsoDate, days: number): IsoDate => toIsoDate(dayjs.utc(date).add(days, "day"));

/** Days from the first date to the second; negative when the second is earlier. */
export const daysBetween = (from: IsoDate, to: IsoDate): number => dayjs.utc(to).diff(dayjs.utc(from), "day");

/** The Monday of the date's week. */
export const weekStart = (date: IsoDate): IsoDate => addDays(date, 1 - weekday(date));

/** Whole months from the first date to the second; negative when the second is earlier. */
export const monthsBetween = (from: IsoDate, to: IsoDate): number => dayjs.utc(to).diff(dayjs.utc(from), "month");

export const monthStart = (date: IsoDate): IsoDate => toIsoDate(dayjs.utc(date).startOf("month"));

/** The same day of another month, or that month's last day if it has no such day. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const moved = toIsoDate(dayjs.utc(date).add(months, "month"));
  return isIsoDate(moved) ? moved : date;
}
