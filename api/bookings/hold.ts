import { and, eq, ne, sql } from "drizzle-orm";
import type { OfferedTime } from "#rules/bookings/offered-times.ts";
import { MINUTE } from "#rules/time/durations.ts";
import { claimForBooking } from "../calendar/occupancy/claim-for-booking.ts";
import { giveUpClaims } from "../calendar/occupancy/sync-occupancies.ts";
import { relate } from "../calendar/events/relate.ts";
import type { CenterCtx, InCenter } from "../core/context.ts";
import { eventFacilities } from "../core/db/tables/event-facilities.ts";
import { events } from "../core/db/tables/events.ts";
import { patientAttendances } from "../core/db/tables/patient-attendances.ts";
import { payments } from "../core/db/tables/payments.ts";
import { waive } from "../payments/visits/waive.ts";
import type { CenterRow } from "./settings/rules.ts";

type Held = OfferedTime & { procedure: number; issue: string | null };

/** Enters the event that holds the time of a request, with its person, room and device; refused with `timeTaken`. */
export async function openHold(
  ctx: InCenter,
  center: CenterRow,
  { begin, end, person, facilities, procedure, issue }: Held,
): Promise<number> {
  const now = ctx.now();
  const [event] = await ctx.db
    .insert(events)
    .values({
      medicalCenterId: center.id,
      type: "BOOKING",
      beginAt: new Date(begin * MINUTE),
      endAt: new Date(end * MINUTE),
      color: center.bookingColor,
      procedureId: procedure,
      ownerId: person,
      issue,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  await relate(ctx, [event!.id], eventFacilities.facilityId, facilities);
  await claimForBooking(ctx, event!, facilities);
  return event!.id;
}

/** Removes the event that held the time of a request, whose reason to come only the request keeps; of a group's planned event only the place is free. */
export async function removeHold(ctx: InCenter, eventId: number | null, removedBy: number | null) {
  if (eventId === null) return;
  const [held] = await ctx.db.select().from(events).where(eq(events.id, eventId));
  if (held?.type !== "BOOKING" || held.removedAt) return;
  const [removed] = await ctx.db
    .update(events)
    .set({ removedAt: ctx.now(), removedBy, issue: null, version: held.version + 1 })
    .where(eq(events.id, eventId))
    .returning();
  await giveUpClaims(ctx, removed!);
}

/**
 * Excuses a patient who has cancelled an accepted visit on the web, which frees what it claims and takes an unpaid
 * charge back.
 */
export async function excuseVisit(ctx: CenterCtx, eventId: number, patientCard: number) {
  const [event] = await ctx.db.select().from(events).where(eq(events.id, eventId)).for("no key update");
  const visit = and(eq(patientAttendances.eventId, eventId), eq(patientAttendances.patientCardId, patientCard));
  const excused = await ctx.db
    .update(patientAttendances)
    .set({ state: "EXCUSED", stateAt: ctx.now(), stateBy: null, version: sql`${patientAttendances.version} + 1` })
    .where(and(visit, ne(patientAttendances.state, "EXCUSED")))
    .returning({ id: patientAttendances.id });
  for (const { id } of excused) await waive(ctx, eq(payments.attendanceId, id));
  await giveUpClaims(ctx, event!);
}
