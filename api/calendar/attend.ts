import { and, count, eq, ne } from "drizzle-orm";
import type { ProfileCtx } from "../context.ts";
import { events, patientAttendances } from "../db/tables/events.ts";
import { fieldFault } from "../fault.ts";

/**
 * Gives patients a place in an event: one, or in a group as many as its capacity. The event's row stays locked, so two
 * who take the last place at once cannot both have it; an excused patient gives the place up.
 */
export async function attend(ctx: ProfileCtx, eventId: number, patientCards: number[]) {
  if (patientCards.length === 0) return;
  const [event] = await ctx.db.select({ capacity: events.capacity }).from(events).where(eq(events.id, eventId)).for("update");
  const [taken] = await ctx.db
    .select({ places: count() })
    .from(patientAttendances)
    .where(and(eq(patientAttendances.eventId, eventId), ne(patientAttendances.state, "EXCUSED")));
  if (taken!.places + patientCards.length > (event?.capacity ?? 1)) throw fieldFault("patientCards", "capacityFull");
  await ctx.db
    .insert(patientAttendances)
    .values(patientCards.map((patientCardId) => ({ medicalCenterId: ctx.profile.medicalCenterId, eventId, patientCardId })));
}
