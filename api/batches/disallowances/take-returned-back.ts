import { and, isNull } from "drizzle-orm";
import type { ProfileCtx } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { batchDisallowances } from "../../core/db/tables/batch-disallowances.ts";
import { track } from "../../core/track.ts";
import { lockAsking } from "./asking.ts";
import { disallow } from "./disallow.ts";

/** Takes back what was disallowed of a batch by the outcome of returned documents, since they have none any more. */
export async function takeReturnedBack(ctx: ProfileCtx, batchId: number, returned: readonly number[]): Promise<void> {
  const taken = await ctx.db
    .update(batchDisallowances)
    .set({ takenBackAt: ctx.now(), takenBackBy: ctx.profile.id })
    .where(and(anyOf(batchDisallowances.returnedDocumentId, returned), isNull(batchDisallowances.takenBackAt)))
    .returning();
  if (taken.length === 0) return;
  const amount = taken.reduce((sum, row) => sum + row.amount, 0);
  await disallow(ctx, await lockAsking(ctx, batchId), -amount);
  await track(ctx, "batch.disallowanceTakenBack", { entityId: batchId, details: { kind: "REFUSED", amount: -amount } });
}
