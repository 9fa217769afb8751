import { and, eq } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { waitingPatients } from "../core/db/tables/waiting-patients.ts";
import { Fault } from "../core/fault.ts";
import { track } from "../core/track.ts";
import { waiting } from "../calendar/waiting-list/waiting.ts";

/** Removes a patient from the waiting list who no longer wants a slot. */
export async function removeWaitingPatient(ctx: Ctx, id: number): Promise<boolean> {
  allow(ctx, "calendar:write");
  const [row] = await ctx.db
    .update(waitingPatients)
    .set({ removedAt: ctx.now(), removedBy: ctx.profile.id, bookedEventId: null })
    .where(and(waiting(ctx), eq(waitingPatients.id, id)))
    .returning();
  if (!row) throw new Fault("notFound");
  await track(ctx, "waitingPatient.removed", { entityId: id, patientCardId: row.patientCardId });
  return true;
}
