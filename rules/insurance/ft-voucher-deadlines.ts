import { addDays, addMonths } from "#rules/time/dates.ts";
import type { IsoDate } from "#rules/time/time.ts";

/** The last days on which a voucher is booked, begun and used up; null where nothing is known of a limit. */
export type Deadlines = { bookBy: IsoDate | null; beginBy: IsoDate | null; endBy: IsoDate | null };

/** Limits of vouchers issued on a day or later. */
export type DeadlineRule = { from: IsoDate; bookDays?: number; beginDays?: number; endMonths?: number };

/**
 * Limits of vouchers by the day of issue, the latest first. 2025: Metodika 6.2.LII, 2.5.3. 2026: the union of
 * physiotherapists, since no newer Metodika was found. Nothing is known of 2024, nor of 2021 and before.
 */
export const deadlineRules: readonly DeadlineRule[] = [
  { from: "2026-01-01", bookDays: 14, beginDays: 40, endMonths: 5 },
  { from: "2025-01-01", bookDays: 14, endMonths: 3 },
  { from: "2024-01-01" },
  { from: "2022-01-01", bookDays: 7 },
];

/**
 * The limits of a voucher that was issued on a day: days count from the next one, months end on the same day of the
 * month or its last (Civil Code, § 605). They warn, and refuse nothing.
 */
export function deadlinesOf(issuedAt: IsoDate): Deadlines {
  const { bookDays, beginDays, endMonths } = deadlineRules.find(({ from }) => from <= issuedAt) ?? {};
  return {
    bookBy: bookDays === undefined ? null : addDays(issuedAt, bookDays),
    beginBy: beginDays === undefined ? null : addDays(issuedAt, beginDays),
    endBy: endMonths === undefined ? null : addMonths(issuedAt, endMonths),
  };
}
