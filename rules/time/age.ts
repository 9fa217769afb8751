import { DAY } from "./durations.ts";
import { isoDate, type IsoDate } from "./time.ts";

// Without dayjs, since pages show ages in their first view.

/** A day that the last month lacks, such as the 31st, counts as that month's last day. */
function completedMonths(birthDate: IsoDate, date: IsoDate): number {
  const [birthYear, birthMonth, birthDay] = birthDate.split("-").map(Number) as [number, number, number];
  const [year, month, day] = date.split("-").map(Number) as [number, number, number];
  const reached = day >= birthDay || !isoDate(year, month, day + 1);
  return 12 * (year - birthYear) + month - birthMonth - (reached ? 0 : 1);
}

/** Completed years; a person born on 29 February completes a common year on 28 February. */
export const ageOn = (birthDate: IsoDate, date: IsoDate): number => Math.floor(completedMonths(birthDate, date) / 12);

/**
 * An age in the usual unit: days in the first week, weeks below three months, months below two years, then years. A
 * birth after `date` counts as that day.
 */
export function ageIn(
  birthDate: IsoDate,
  date: IsoDate,
): { unit: "days" | "weeks" | "months" | "years"; count: number } {
  const months = completedMonths(birthDate, date);
  if (months >= 24) return { unit: "years", count: Math.floor(months / 12) };
  if (months >= 3) return { unit: "months", count: months };
  const days = Math.max(0, (Date.parse(date) - Date.parse(birthDate)) / DAY);
  return days >= 7 ? { unit: "weeks", count: Math.floor(days / 7) } : { unit: "days", count: days };
}
