import { and, asc, eq, inArray, isNull, ne, or, sql, type SQL } from "drizzle-orm";
import { allow } from "../allow.ts";
import type { Ctx, ProfileCtx } from "../context.ts";
import { eventFacilities, eventProfiles, events } from "../db/tables/events.ts";
import { facilities, profiles } from "../db/tables/medical-centers.ts";
import { inFacilityOrder } from "../facilities/list.ts";
import { eventsDuring } from "./scope.ts";

const inCzechOrder = [
  asc(sql`${profiles.surname} collate "cs-x-icu"`),
  asc(sql`${profiles.name} collate "cs-x-icu"`),
  asc(profiles.id),
];

/** Everybody who has, or had, a place in the centre. */
export async function listProfiles(ctx: Ctx) {
  allow(ctx, "staff:read");
  return ctx.db
    .select()
    .from(profiles)
    .where(eq(profiles.medicalCenterId, ctx.profile.medicalCenterId))
    .orderBy(...inCzechOrder);
}

/**
 * The columns of the calendar: who cares for patients, whoever else has an event in the given time (a receptionist at a
 * meeting, somebody who left since), and all rooms and equipment, with those no longer in use that have one.
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
