import { unpaidAges, type UnpaidAge } from "../codes.ts";
import { addDays } from "../time/dates.ts";
import type { IsoDate } from "../time/time.ts";

/** The most days of each age; the last one has no end. */
const MOST_DAYS: Record<UnpaidAge, number> = { TO_14: 14, TO_30: 30, TO_60: 60, TO_90: 90, OLDER: Infinity };

/** The first day on which payments of this age arose, null where there is none, and the day after the last one. */
export function daysOfAge(age: UnpaidAge, today: IsoDate): { from: IsoDate | null; before: IsoDate } {
  const younger = unpaidAges[unpaidAges.indexOf(age) - 1];
  return {
    from: age === "OLDER" ? null : addDays(today, -MOST_DAYS[age]),
    before: addDays(today, younger ? -MOST_DAYS[younger] : 1),
  };
}
