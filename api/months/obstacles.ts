import { and, asc, eq, gte, isNull, lt, max, sql } from "drizzle-orm";
import { addMonths } from "#rules/time/dates.ts";
import { instantOf, type IsoDate } from "#rules/time/time.ts";
import type { ProfileCtx } from "../core/context.ts";
import { bankMovements, isWaiting } from "../core/db/tables/bank-movements.ts";
import { cashBoxes } from "../core/db/tables/cash-boxes.ts";
import { cashCloses } from "../core/db/tables/cash-closes.ts";
import { cashEntries } from "../core/db/tables/cash-entries.ts";

export type CashBox = typeof cashBoxes.$inferSelect;

/** The cash boxes in use that were not closed since their last entry of a month, or before it. */
export async function openBoxes(ctx: ProfileCtx, month: IsoDate): Promise<CashBox[]> {
  const last = ctx.db
    .select({ box: cashEntries.cashBoxId, at: max(cashEntries.at).as("at") })
    .from(cashEntries)
    .where(
      and(
        eq(cashEntries.medicalCenterId, ctx.profile.medicalCenterId),
        lt(cashEntries.at, instantOf(addMonths(month, 1))),
      ),
    )
    .groupBy(cashEntries.cashBoxId)
    .as("last");
  const rows = await ctx.db
    .select({ box: cashBoxes })
    .from(last)
    .innerJoin(cashBoxes, eq(cashBoxes.id, last.box))
    .where(
      and(
        eq(cashBoxes.medicalCenterId, ctx.profile.medicalCenterId),
        isNull(cashBoxes.archivedAt),
        sql`not exists (select from ${cashCloses} where ${cashCloses.medicalCenterId} = ${cashBoxes.medicalCenterId} and ${cashCloses.cashBoxId} = ${cashBoxes.id} and ${cashCloses.at} >= ${last.at})`,
      ),
    )
    .orderBy(asc(cashBoxes.number));
  return rows.map(({ box }) => box);
}

/** The number of movements of the bank account of a month that wait for a decision. They do not keep it open. */
export const waitingMovements = ({ db, profile }: ProfileCtx, month: IsoDate): Promise<number> =>
  db.$count(
    bankMovements,
    and(
      eq(bankMovements.medicalCenterId, profile.medicalCenterId),
      isWaiting,
      gte(bankMovements.day, month),
      lt(bankMovements.day, addMonths(month, 1)),
    ),
  );
