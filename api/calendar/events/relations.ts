import { asc } from "drizzle-orm";
import type { InCenter } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { eventFacilities } from "../../core/db/tables/event-facilities.ts";
import { eventProfiles } from "../../core/db/tables/event-profiles.ts";
import { patientAttendances } from "../../core/db/tables/patient-attendances.ts";
import type { events } from "../../core/db/tables/events.ts";

export type EventRow = typeof events.$inferSelect;
type Attendance = Pick<typeof patientAttendances.$inferSelect, "patientCardId" | "state">;

/** Participants besides the owner, rooms and patients. */
export type Relations = { staffs: number[]; facilities: number[]; attendances: Attendance[] };

/** The relations of these events, in three queries however many there are. */
export async function readEventRelations(ctx: InCenter, ids: number[]): Promise<(event: { id: number }) => Relations> {
  const staffs = await ctx.db
    .select()
    .from(eventProfiles)
    .where(anyOf(eventProfiles.eventId, ids))
    .orderBy(asc(eventProfiles.profileId));
  const facilities = await ctx.db
    .select()
    .from(eventFacilities)
    .where(anyOf(eventFacilities.eventId, ids))
    .orderBy(asc(eventFacilities.facilityId));
  const attendances = await ctx.db
    .select()
    .from(patientAttendances)
    .where(anyOf(patientAttendances.eventId, ids))
    .orderBy(asc(patientAttendances.id));
  const [people, places, patients] = [byEvent(staffs), byEvent(facilities), byEvent(attendances)];
  return ({ id }) => ({
    staffs: (people.get(id) ?? []).map(({ profileId }) => profileId),
    facilities: (places.get(id) ?? []).map(({ facilityId }) => facilityId),
    attendances: patients.get(id) ?? [],
  });
}

function byEvent<T extends { eventId: number }>(rows: T[]): Map<number, T[]> {
  const found = new Map<number, T[]>();
  for (const row of rows) found.set(row.eventId, [...(found.get(row.eventId) ?? []), row]);
  return found;
}
