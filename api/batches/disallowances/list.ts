import { and, asc, eq } from "drizzle-orm";
import { allow } from "../../core/access/allow.ts";
import type { Ctx } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { batchDisallowances } from "../../core/db/tables/batch-disallowances.ts";

export type BatchDisallowance = typeof batchDisallowances.$inferSelect;

/** The disallowances of these batches, with those that were taken back, in the order of time. */
export async function listDisallowances(ctx: Ctx, batches: readonly number[]): Promise<BatchDisallowance[]> {
  allow(ctx, "insurer:read");
  return ctx.db
    .select()
    .from(batchDisallowances)
    .where(
      and(
        eq(batchDisallowances.medicalCenterId, ctx.profile.medicalCenterId),
        anyOf(batchDisallowances.batchId, batches),
      ),
    )
    .orderBy(asc(batchDisallowances.id));
}
