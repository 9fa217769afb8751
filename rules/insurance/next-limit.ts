import { daysBetween } from "#rules/time/dates.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { deadlinesOf } from "./ft-voucher-deadlines.ts";

/** The steps of a voucher that have a last day, in their order. */
export const voucherLimits = ["BOOK", "BEGIN", "END"] as const;
export type VoucherLimit = (typeof voucherLimits)[number];
/** `daysLeft` is 0 on the last day itself, and below 0 once it is over. */
export type NextLimit = { limit: VoucherLimit; by: IsoDate; daysLeft: number };

type Voucher = {
  issuedAt: IsoDate;
  bookedOn: IsoDate | null;
  /** The first visit that took place or is booked. */
  firstVisitOn: IsoDate | null;
  /** Neither used nor booked. */
  visitsLeft: number;
};

/**
 * The next limit of a voucher that is not met: to be booked, while it has neither its day nor a visit; to be begun, while no
 * visit took place or is booked in time; then to be ended, while visits are left. Unknown limits are passed over.
 */
export function nextLimit({ issuedAt, bookedOn, firstVisitOn, visitsLeft }: Voucher, today: IsoDate): NextLimit | null {
  const { bookBy, beginBy, endBy } = deadlinesOf(issuedAt);
  const next = (limit: VoucherLimit, by: IsoDate): NextLimit => ({ limit, by, daysLeft: daysBetween(today, by) });
  if (bookBy && !bookedOn && !firstVisitOn) return next("BOOK", bookBy);
  if (beginBy && (!firstVisitOn || firstVisitOn > beginBy)) return next("BEGIN", beginBy);
  return endBy && visitsLeft > 0 ? next("END", endBy) : null;
}
