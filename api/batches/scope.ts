import { and, eq, isNotNull } from "drizzle-orm";
import type { ProfileCtx } from "../core/context.ts";
import type { batchRuns } from "../core/db/tables/batch-runs.ts";
import { batches } from "../core/db/tables/batches.ts";
import { Fault } from "../core/fault.ts";

export type Batch = typeof batches.$inferSelect;
export type BatchRun = typeof batchRuns.$inferSelect;

/** The batches of the centre that are whole. */
export const whole = (ctx: ProfileCtx) =>
  and(eq(batches.medicalCenterId, ctx.profile.medicalCenterId), isNotNull(batches.madeAt));

/** One of them; any other is not found. */
export async function wholeBatch(ctx: ProfileCtx, id: number): Promise<Batch> {
  const [batch] = await ctx.db
    .select()
    .from(batches)
    .where(and(whole(ctx), eq(batches.id, id)));
  if (!batch) throw new Fault("notFound");
  return batch;
}
