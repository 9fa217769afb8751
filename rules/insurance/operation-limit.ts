import type { IsoDate } from "#rules/time/time.ts";
import type { Period } from "./frequency.ts";
import { limitPeriod } from "./limit-period.ts";

/** A row of a limit of an operation; null periods are not understood. */
export type LimitRow = { limitation: string; quantity: number; period: Period | null };

/** An operation on another day or in another report of the same insured person. */
export type UsedOperation = { code: string; day: IsoDate; count: number };

/** A limit with what is used of it. */
export type OperationLimit = { allowed: number; used: number; period: Period };

/**
 * The limit of an operation that counts on a day, of the rows of its code: all rows of a limitation hold, and of
 * several limitations the one that leaves most is enough, of that the row that leaves least. Null where there is none,
 * or one with a row that is not understood: such a limit is not checked.
 */
export function operationLimit(
  rows: readonly LimitRow[],
  used: readonly UsedOperation[],
  { code, day }: { code: string; day: IsoDate },
): OperationLimit | null {
  if (rows.length === 0) return null;
  const limitations = new Map<string, LimitRow[]>();
  for (const row of rows) limitations.set(row.limitation, [...(limitations.get(row.limitation) ?? []), row]);
  const tightest = [...limitations.values()].map((own) => {
    if (own.some(({ period }) => period === null)) return null;
    return own
      .map(({ quantity, period }) => ({
        allowed: quantity,
        used: usedIn(used, code, limitPeriod(day, period!)),
        period: period!,
      }))
      .reduce((one, other) => (leftOf(other) < leftOf(one) ? other : one));
  });
  if (tightest.includes(null)) return null;
  return (tightest as OperationLimit[]).reduce((one, other) => (leftOf(other) > leftOf(one) ? other : one));
}

/** The number of times that a limit leaves; never less than none. */
export const leftOf = ({ allowed, used }: Pick<OperationLimit, "allowed" | "used">) => Math.max(0, allowed - used);

const usedIn = (used: readonly UsedOperation[], code: string, { from, to }: { from: IsoDate; to: IsoDate }) =>
  used.reduce((sum, one) => sum + (one.code === code && one.day >= from && one.day <= to ? one.count : 0), 0);
