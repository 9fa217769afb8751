import type { PaymentFrequency } from "../codes.ts";
import { addMonths, monthsBetween } from "../time/dates.ts";
import type { IsoDate } from "../time/time.ts";

/** From its first day to the first day of the next one. */
export type Period = { from: IsoDate; to: IsoDate };

const months = { MONTHLY: 1, YEARLY: 12 } as const;

/**
 * The period of a day. All are counted from the first day, so that one of the 31st begins on the last day of a shorter
 * month and on the 31st again.
 */
export function periodOn(first: IsoDate, frequency: PaymentFrequency, day: IsoDate): Period {
  const begin = (nth: number) => addMonths(first, nth * months[frequency]);
  let nth = Math.max(0, Math.floor(monthsBetween(first, day) / months[frequency]));
  while (nth > 0 && begin(nth) > day) nth--;
  while (begin(nth + 1) <= day) nth++;
  return { from: begin(nth), to: begin(nth + 1) };
}

/** The first day after so many periods. */
export const afterPeriods = (first: IsoDate, frequency: PaymentFrequency, periods: number): IsoDate =>
  addMonths(first, periods * months[frequency]);
