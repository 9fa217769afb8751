import type { IsoDate } from "#rules/time/time.ts";
import { deadlinesOf } from "../ft-voucher-deadlines.ts";
import type { FtVoucherStep } from "./next-limit.ts";

type Planned = {
  issuedAt: IsoDate;
  bookedOn: IsoDate | null;
  /** The day of the first visit that the voucher has already. */
  firstOn: IsoDate | null;
  /** The days of planned visits, the earliest first, and as many as were asked for. */
  days: readonly IsoDate[];
  visits: number;
  /** The last day that was searched. */
  to: IsoDate;
};
export type UnmetLimit = { limit: FtVoucherStep; by: IsoDate; visits: number };

/** The limits of a voucher that planned visits do not keep, with the number of visits that do not fit. */
export function unmetLimits({ issuedAt, bookedOn, firstOn, days, visits, to }: Planned, today: IsoDate): UnmetLimit[] {
  const { bookBy, beginBy, endBy } = deadlinesOf(issuedAt);
  const unmet: UnmetLimit[] = [];
  if (bookBy !== null && bookedOn === null && firstOn === null && today > bookBy)
    unmet.push({ limit: "BOOK", by: bookBy, visits });
  const first = [firstOn, days[0] ?? to].filter((day) => day !== null).sort()[0]!;
  if (beginBy !== null && first > beginBy) unmet.push({ limit: "BEGIN", by: beginBy, visits: 1 });
  const late = endBy === null || to < endBy ? 0 : visits - days.filter((day) => day <= endBy).length;
  if (late > 0) unmet.push({ limit: "END", by: endBy!, visits: late });
  return unmet;
}
