import { and, eq, isNull } from "drizzle-orm";
import { allow } from "../../core/access/allow.ts";
import { lockBatch } from "../lock-batch.ts";
import type { Ctx } from "../../core/context.ts";
import { batchDisallowances } from "../../core/db/tables/batch-disallowances.ts";
import { Fault } from "../../core/fault.ts";
import { track } from "../../core/track.ts";
import { lockAsking } from "./asking.ts";
import { disallow } from "./disallow.ts";

/**
 * Takes back a disallowance that was a mistake, based on the version of its batch: the insurer is asked for that part
 * again, and a payment that was settled by it is open. Once (`disallowanceTakenBack`).
 */
export async function takeDisallowanceBack(ctx: Ctx, id: number, version: number) {
  allow(ctx, "insurer:bill");
  const own = and(eq(batchDisallowances.id, id), eq(batchDisallowances.medicalCenterId, ctx.profile.medicalCenterId));
  const [known] = await ctx.db.select().from(batchDisallowances).where(own);
  if (!known) throw new Fault("notFound");
  const batch = await lockBatch(ctx, { id: known.batchId, version });
  const [taken] = await ctx.db
    .update(batchDisallowances)
    .set({ takenBackAt: ctx.now(), takenBackBy: ctx.profile.id })
    .where(and(own, isNull(batchDisallowances.takenBackAt)))
    .returning();
  if (!taken) throw new Fault("disallowanceTakenBack");
  await disallow(ctx, await lockAsking(ctx, batch.id), -taken.amount);
  const details = { kind: taken.kind, amount: -taken.amount };
  await track(ctx, "batch.disallowanceTakenBack", { entityId: batch.id, details });
  return batch;
}
