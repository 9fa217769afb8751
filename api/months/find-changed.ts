import { isNull } from "drizzle-orm";
import { monthSums, noSums, type MonthSum } from "#rules/months/sums.ts";
import { addMonths } from "#rules/time/dates.ts";
import type { IsoDate } from "#rules/time/time.ts";
import type { Db } from "../core/db/client.ts";
import { monthCloses } from "../core/db/tables/month-closes.ts";
import { sumMonths } from "./sums.ts";

export type ChangedMonth = { medicalCenterId: number; month: IsoDate; sums: MonthSum[] };

/** Closed months whose sums are not those of their close, with the names of these. Needs the connection of the tables' owner. */
export async function findChangedMonths(db: Db): Promise<ChangedMonth[]> {
  const closes = await db.select().from(monthCloses).where(isNull(monthCloses.reopenedAt)).orderBy(monthCloses.month);
  if (closes.length === 0) return [];
  const now = new Map(
    (await sumMonths(db, { from: closes[0]!.month, to: addMonths(closes.at(-1)!.month, 1) })).map((one) => [
      `${one.center} ${one.month}`,
      one.sums,
    ]),
  );
  return closes.flatMap(({ medicalCenterId, month, sums: stored }) => {
    const present = now.get(`${medicalCenterId} ${month}`) ?? noSums;
    const sums = monthSums.filter((sum) => stored[sum] !== present[sum]);
    return sums.length > 0 ? [{ medicalCenterId, month, sums }] : [];
  });
}
