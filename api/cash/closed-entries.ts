import { and, eq, gte } from "drizzle-orm";
import { batch } from "../core/batch.ts";
import { anyOf } from "../core/db/any-of.ts";
import { cashCloses } from "../core/db/tables/cash-closes.ts";
import { cashEntries } from "../core/db/tables/cash-entries.ts";

/** Whether the cash of an entry of a payment was counted in a close since. */
export const isClosed = batch(async (ctx, paymentEntryIds: readonly number[]) => {
  const rows = await ctx.db
    .selectDistinct({ id: cashEntries.paymentEntryId })
    .from(cashEntries)
    .innerJoin(
      cashCloses,
      and(eq(cashCloses.cashBoxId, cashEntries.cashBoxId), gte(cashCloses.lastEntryId, cashEntries.id)),
    )
    .where(anyOf(cashEntries.paymentEntryId, paymentEntryIds));
  return new Map(rows.map(({ id }) => [id!, true]));
});
