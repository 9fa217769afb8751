import { and, eq, sum, type SQL } from "drizzle-orm";
import type { ProfileCtx } from "../core/context.ts";
import { cashEntries } from "../core/db/tables/cash-entries.ts";

/** The entries of a box. */
export const ofBox = (ctx: ProfileCtx, box: number, which?: SQL) =>
  and(eq(cashEntries.medicalCenterId, ctx.profile.medicalCenterId), eq(cashEntries.cashBoxId, box), which);

/** The cash of a box in minor units: the sum of these entries, or of all. */
export async function balanceOf(ctx: ProfileCtx, box: number, which?: SQL): Promise<number> {
  const [all] = await ctx.db
    .select({ amount: sum(cashEntries.amount).mapWith(Number) })
    .from(cashEntries)
    .where(ofBox(ctx, box, which));
  return all?.amount ?? 0;
}
