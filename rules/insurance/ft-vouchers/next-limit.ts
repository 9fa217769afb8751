import { addDays, daysBetween } from "#rules/time/dates.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { deadlinesOf } from "../ft-voucher-deadlines.ts";

export const ftVoucherLimits = ["BOOK", "BEGIN", "END"] as const;
export type FtVoucherLimit = (typeof ftVoucherLimits)[number];

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
 * The first unmet limit of an open voucher, as `api/ft-vouchers/next-limit.ts` has it in SQL: nothing was booked, no visit
 * is until the day to begin, or visits are left that nobody has booked. One whose visits all took place has none.
 */
export function nextLimit(voucher: LimitedVoucher): { limit: FtVoucherLimit; by: IsoDate } | null {
  const { isOpen, issuedAt, bookedOn, visits, used, booked, firstOn } = voucher;
  if (!isOpen || used >= visits) return null;
  const { bookBy, beginBy, endBy } = deadlinesOf(issuedAt);
  const unmet: { limit: FtVoucherLimit; by: IsoDate | null }[] = [
    { limit: "BOOK", by: bookedOn === null ? bookBy : null },
    { limit: "BEGIN", by: firstOn !== null && beginBy !== null && firstOn <= beginBy ? null : beginBy },
    { limit: "END", by: used + booked < visits ? endBy : null },
  ];
  let next: { limit: FtVoucherLimit; by: IsoDate } | null = null;
  for (const { limit, by } of unmet) if (by !== null && (next === null || by < next.by)) next = { limit, by };
  return next;
}

/** The days that are left until a limit; negative when it has passed. */
export const daysLeft = (by: IsoDate, today: IsoDate): number => daysBetween(today, by);
