import { addDays, daysBetween } from "#rules/time/dates.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { deadlinesOf } from "../ft-voucher-deadlines.ts";

/** The steps of a voucher that have a last day, in their order. */
export const ftVoucherSteps = ["BOOK", "BEGIN", "END"] as const;
export type FtVoucherStep = (typeof ftVoucherSteps)[number];
/** `daysLeft` is 0 on the last day itself, and below 0 once it is over. */
export type NextLimit = { limit: FtVoucherStep; by: IsoDate; daysLeft: number };

/** A voucher with its visits: those that took place, those that are booked, and the day of the first of them. */
export type LimitedVoucher = {
  isOpen: boolean;
  issuedAt: IsoDate;
  bookedOn: IsoDate | null;
  visits: number;
  used: number;
  booked: number;
  firstOn: IsoDate | null;
};

/** A limit that comes within so many days, or has passed, puts its voucher at risk. */
export const RISK_DAYS = 14;
export const riskUntil = (today: IsoDate): IsoDate => addDays(today, RISK_DAYS);

/**
 * The first unmet limit of an open voucher, as `api/ft-vouchers/next-limit.ts` has it in SQL: it has neither its day of
 * booking nor a visit, no visit is until the day to begin, or visits are left that nobody has booked. One whose visits
 * all took place has none; a limit that the day of issue has not is passed over.
 */
export function nextLimit(voucher: LimitedVoucher, today: IsoDate): NextLimit | null {
  const { isOpen, issuedAt, bookedOn, visits, used, booked, firstOn } = voucher;
  if (!isOpen || used >= visits) return null;
  const { bookBy, beginBy, endBy } = deadlinesOf(issuedAt);
  const next = (limit: FtVoucherStep, by: IsoDate) => ({ limit, by, daysLeft: daysBetween(today, by) });
  if (bookBy !== null && bookedOn === null && firstOn === null) return next("BOOK", bookBy);
  if (beginBy !== null && (firstOn === null || firstOn > beginBy)) return next("BEGIN", beginBy);
  return endBy !== null && used + booked < visits ? next("END", endBy) : null;
}
