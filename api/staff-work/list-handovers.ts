import { and, count, desc, eq } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import { batch } from "../core/batch.ts";
import type { Ctx } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import { handoverItems } from "../core/db/tables/handover-items.ts";
import { handovers } from "../core/db/tables/handovers.ts";
import { readProfile } from "../staff/read.ts";
import type { HandoverRow } from "./hand-over.ts";
import { planReturn } from "./plan-return.ts";
import { describeStaying, type DescribedPlan } from "./read.ts";
import { readHandover } from "./undo.ts";

const MOST = 10;

/** The last ten handovers of a colleague's work, the newest first. */
export async function listHandovers(ctx: Ctx, profileId: number): Promise<HandoverRow[]> {
  allow(ctx, "staff:write");
  await readProfile(ctx, profileId);
  return ctx.db
    .select()
    .from(handovers)
    .where(and(eq(handovers.medicalCenterId, ctx.profile.medicalCenterId), eq(handovers.fromProfileId, profileId)))
    .orderBy(desc(handovers.id))
    .limit(MOST);
}

/** The numbers of events and of waiting patients that a handover moved. */
export const handoverCounts = batch(async (ctx, ids: readonly number[]) => {
  const rows = await ctx.db
    .select({
      id: handoverItems.handoverId,
      events: count(handoverItems.eventId),
      waitingPatients: count(handoverItems.waitingPatientId),
    })
    .from(handoverItems)
    .where(anyOf(handoverItems.handoverId, ids))
    .groupBy(handoverItems.handoverId);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
});

/** A handover with the result that undoing it would have; none once it is undone. */
export async function previewUndo(
  ctx: Ctx,
  id: number,
): Promise<{ handover: HandoverRow; plan: DescribedPlan | null }> {
  allow(ctx, "staff:write");
  const handover = await readHandover(ctx, id);
  if (handover.undoneAt) return { handover, plan: null };
  const { movable, staying, entries } = await planReturn(ctx, handover, { locks: false });
  return {
    handover,
    plan: {
      events: movable.reduce((sum, { rows }) => sum + rows.length, 0),
      waitingPatients: entries.length,
      ...(await describeStaying(ctx, staying)),
    },
  };
}
