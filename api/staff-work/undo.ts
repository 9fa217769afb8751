import { and, eq, isNull } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import { restoreEvents } from "../calendar/events/restore.ts";
import type { Ctx, ProfileCtx } from "../core/context.ts";
import { handovers } from "../core/db/tables/handovers.ts";
import { Fault } from "../core/fault.ts";
import { readProfile } from "../staff/read.ts";
import { track, trackEach } from "../core/track.ts";
import { excuseNotWaiting } from "../waiting-patients/excuse-not-waiting.ts";
import type { HandoverRow } from "./hand-over.ts";
import { moveBack } from "./to-colleague.ts";
import { planReturn } from "./plan-return.ts";
import { returnWaiting } from "./waiting.ts";

/** A handover of the centre; any of another centre is not found. */
export async function readHandover(ctx: ProfileCtx, id: number): Promise<HandoverRow> {
  const [row] = await ctx.db
    .select()
    .from(handovers)
    .where(and(eq(handovers.medicalCenterId, ctx.profile.medicalCenterId), eq(handovers.id, id)));
  if (!row) throw new Fault("notFound");
  return row;
}

/**
 * Undoes a handover: the colleague gets back what has not been changed since and is still free; the rest stays where it
 * is. Refused with `stale` once it is undone, and with `profileGone` where the colleague has left.
 */
export async function undoHandover(ctx: Ctx, id: number): Promise<HandoverRow> {
  allow(ctx, "staff:write");
  const { fromProfileId: from, toProfileId: to } = await readHandover(ctx, id);
  if ((await readProfile(ctx, from)).deactivatedAt) throw new Fault("profileGone");
  const [undone] = await ctx.db
    .update(handovers)
    .set({ undoneAt: ctx.now(), undoneBy: ctx.profile.id })
    .where(and(eq(handovers.id, id), isNull(handovers.undoneAt)))
    .returning();
  if (!undone) throw new Fault("stale");
  const { movable, relations, entries, partOf } = await planReturn(ctx, undone, { locks: true });
  const rows = movable.flatMap((item) => item.rows);
  if (to !== null) {
    const parts = rows.map((row) => ({ row, ...partOf(row) }));
    if (parts.length > 0) await moveBack(ctx, { from, to }, parts, relations);
  } else if (rows.length > 0) {
    await excuseNotWaiting(
      ctx,
      movable.map((item) => item.rows.map((row) => row.id)),
    );
    await restoreEvents(
      ctx,
      rows.map((row) => row.id),
    );
  }
  if (entries.length > 0) await returnWaiting(ctx, { from, to }, entries);
  await trackEach(
    ctx,
    "waitingPatient.updated",
    entries.map(({ waitingPatientId, patientCardId }) => ({ entityId: waitingPatientId, patientCardId })),
  );
  await track(ctx, "profile.handoverUndone", {
    entityId: from,
    details: { handover: id, events: rows.length, waitingPatients: entries.length },
  });
  return undone;
}
