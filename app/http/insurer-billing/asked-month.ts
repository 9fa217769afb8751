import { usualMonth } from "#rules/insurance/billing/usual-month.ts";
import { isIsoDate, type IsoDate } from "#rules/time/time.ts";

/** The month of the address by its first day, or the one whose care is billed these days. */
export function askedMonth(typed: string | undefined, today: IsoDate): IsoDate {
  const first = `${typed}-01`;
  return isIsoDate(first) ? first : usualMonth(today);
}
