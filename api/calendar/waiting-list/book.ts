import { and, eq, exists } from "drizzle-orm";
import type { ProfileCtx } from "../../core/context.ts";
import { patientAttendances } from "../../core/db/tables/patient-attendances.ts";
import { waitingPatients } from "../../core/db/tables/waiting-patients.ts";
import { Fault } from "../../core/fault.ts";
import { track } from "../../core/track.ts";
import { takeBackExcuse } from "../attendances/set-attendance.ts";
import { waiting } from "./waiting.ts";

/**
 * Removes an entry from the waiting list for the event its patient comes to, in that event's transaction; an excuse
 * from it is taken back. Refused with `notWaiting` where another event was first. An event without the patient leaves
 * the entry on the list.
 */
export async function bookWaitingPatient(ctx: ProfileCtx, id: number, eventId: number) {
  const which = and(waiting(ctx), eq(waitingPatients.id, id));
  const comes = and(
    eq(patientAttendances.eventId, eventId),
    eq(patientAttendances.patientCardId, waitingPatients.patientCardId),
  );
  const [entry] = await ctx.db.select().from(waitingPatients).where(which);
  if (entry) await takeBackExcuse(ctx, eventId, entry.patientCardId);
  const [booked] = await ctx.db
    .update(waitingPatients)
    .set({ bookedEventId: eventId, removedAt: ctx.now(), removedBy: ctx.profile.id })
    .where(and(which, exists(ctx.db.select({ id: patientAttendances.id }).from(patientAttendances).where(comes))))
    .returning();
  if (booked)
    return track(ctx, "waitingPatient.booked", {
      entityId: id,
      patientCardId: booked.patientCardId,
      details: { event: eventId },
    });
  if ((await ctx.db.$count(waitingPatients, which)) === 0) throw new Fault("notWaiting");
}
