import { and, asc, eq, inArray, isNull, ne, or, sql, type SQL } from "drizzle-orm";
import { allow } from "../../core/access/allow.ts";
import type { Ctx, ProfileCtx } from "../../core/context.ts";
import { eventFacilities } from "../../core/db/tables/event-facilities.ts";
import { eventProfiles } from "../../core/db/tables/event-profiles.ts";
import { events } from "../../core/db/tables/events.ts";
import { facilities } from "../../core/db/tables/facilities.ts";
import { profiles } from "../../core/db/tables/profiles.ts";
import { inFacilityOrder } from "../../facilities/list.ts";
import { eventsDuring } from "../scope.ts";

export const inCzechOrder = [
  asc(sql`${profiles.surname} collate "cs-x-icu"`),
  asc(sql`${profiles.name} collate "cs-x-icu"`),
  asc(profiles.id),
];

/** Everybody who has, or had, a profile in the centre. */
export async function listProfiles(ctx: Ctx) {
  allow(ctx, "staff:read");
  return ctx.db
    .select()
    .from(profiles)
    .where(eq(profiles.medicalCenterId, ctx.profile.medicalCenterId))
    .orderBy(...inCzechOrder);
}

/**
 * The columns of the calendar: the staff who care for patients, others with an event in the given time (a receptionist
 * at a meeting, a former colleague), and all rooms and equipment, including retired ones that have an event.
 */
export async function calendarResources(ctx: Ctx, time: { from?: Date | null; to?: Date | null }) {
  allow(ctx, "calendar:read");
  const within = time.from && time.to ? eventsDuring(ctx, time.from, time.to) : null;
  const busy = within && busyProfiles(ctx, within);
  const staffs = await ctx.db
    .select()
    .from(profiles)
    .where(
      and(
        eq(profiles.medicalCenterId, ctx.profile.medicalCenterId),
        or(and(isNull(profiles.deactivatedAt), caresForPatients), busy ? inArray(profiles.id, busy) : undefined),
      ),
    )
    .orderBy(...inCzechOrder);
  const taken =
    within &&
    ctx.db
      .select({ id: eventFacilities.facilityId })
      .from(eventFacilities)
      .innerJoin(events, eq(events.id, eventFacilities.eventId))
      .where(within);
  const places = await ctx.db
    .select()
    .from(facilities)
    .where(
      and(
        eq(facilities.medicalCenterId, ctx.profile.medicalCenterId),
        or(isNull(facilities.removedAt), taken ? inArray(facilities.id, taken) : undefined),
      ),
    )
    .orderBy(...inFacilityOrder);
  return { staffs, facilities: places };
}

export const caresForPatients = or(eq(profiles.role, "ROLE_PARAMEDIC"), ne(profiles.profession, "OTHER"));

function busyProfiles(ctx: ProfileCtx, within: SQL | undefined) {
  return ctx.db
    .select({ id: sql<number>`${events.ownerId}` })
    .from(events)
    .where(within)
    .union(
      ctx.db
        .select({ id: sql<number>`${eventProfiles.profileId}` })
        .from(eventProfiles)
        .innerJoin(events, eq(events.id, eventProfiles.eventId))
        .where(within),
    );
}
