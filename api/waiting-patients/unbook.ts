import { and, eq } from "drizzle-orm";
import type { ProfileCtx } from "../context.ts";
import { waitingPatients } from "../db/tables/waiting-patients.ts";
import { track } from "../track.ts";
import { inMyCenter } from "./scope.ts";

/** Puts the wishes back on the list that an event took off it, for when the event is removed; how long they wait still counts from when they were made. */
export async function unbookWaitingPatient(ctx: ProfileCtx, eventId: number) {
  const rows = await ctx.db
    .update(waitingPatients)
    .set({ bookedEventId: null, removedAt: null, removedBy: null })
    .where(and(inMyCenter(ctx), eq(waitingPatients.bookedEventId, eventId)))
    .returning();
  for (const { id, patientCardId } of rows) await track(ctx, "waitingPatient.unbooked", { entityId: id, patientCardId, details: { event: eventId } });
  return rows;
}
