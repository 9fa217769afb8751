import type { PeriodUnit } from "../codes.ts";
import { addDays, addMonths } from "../time/dates.ts";
import type { IsoDate } from "../time/time.ts";

const added: Record<PeriodUnit, (date: IsoDate, amount: number) => IsoDate> = {
  YEAR: (date, amount) => addMonths(date, 12 * amount),
  MONTH: addMonths,
  WEEK: (date, amount) => addDays(date, 7 * amount),
  DAY: addDays,
};

/**
 * The last day on which a voucher is valid. Days are counted from the day after the purchase; weeks, months and years
 * end on the day that is called the same as the day of the purchase, or on the month's last day if it has none: a month
 * from 15 March ends on 15 April, from 31 January on the last day of February (§ 605 of the Czech Civil Code, § 122 of
 * the Slovak one).
 */
export const lastDayOf = (boughtOn: IsoDate, amount: number, unit: PeriodUnit): IsoDate =>
  added[unit](boughtOn, amount);
