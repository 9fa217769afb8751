import { and, eq, ne } from "drizzle-orm";
import { worksDuring } from "#rules/working-hours/working-hours.ts";
import { allow } from "../../core/access/allow.ts";
import type { Ctx, ProfileCtx } from "../../core/context.ts";
import { events } from "../../core/db/tables/events.ts";
import { occupancies } from "../../core/db/tables/occupancies.ts";
import { facilityProfiles } from "../../core/db/tables/facility-profiles.ts";
import { procedureProfiles } from "../../core/db/tables/procedure-profiles.ts";
import { procedures } from "../../core/db/tables/procedures.ts";
import { fieldFault } from "../../core/fault.ts";
import { readHours } from "../../working-hours/read-hours.ts";
import { calendarResources } from "./resources.ts";
import { eventsDuring } from "../scope.ts";

export type NotAvailableReason = "NOT_AVAILABLE" | "NOT_BELONGING_TO_PROFILE";
export type OptionsQuery = {
  from: Date;
  to: Date;
  procedure?: number | null;
  profile?: number | null;
  event?: number | null;
};

/**
 * Availability of people, rooms and equipment: a person may be taken, off hours or not give the service; a room or a
 * piece of equipment may be taken or belong to others. `event` is the one being moved: it does not conflict with
 * itself.
 */
export async function eventOptions(ctx: Ctx, { from, to, procedure, profile, event }: OptionsQuery) {
  allow(ctx, "calendar:read");
  if (to <= from) throw fieldFault("to", "endBeforeStart");
  const { staffs, facilities } = await calendarResources(ctx, {});
  const taken = await claimedIn(ctx, from, to, event ?? null);
  const givers = procedure ? await listGivers(ctx, procedure) : null;
  const homes = await facilityPairs(ctx);
  const hours = await Promise.all(staffs.map((person) => readHours(ctx, person)));
  const reason = (isFree: boolean, belongs: boolean): NotAvailableReason | null =>
    belongs ? (isFree ? null : "NOT_AVAILABLE") : "NOT_BELONGING_TO_PROFILE";
  return {
    profiles: staffs.map((person, at) => ({
      profile: person,
      notAvailableReason: reason(
        !taken.profiles.has(person.id) && worksDuring(hours[at]!, from, to),
        givers?.has(person.id) ?? true,
      ),
    })),
    facilities: facilities.map((facility) => {
      const people = homes.get(facility.id);
      const belongs = !profile || !people || people.includes(profile);
      return { facility, notAvailableReason: reason(!taken.facilities.has(facility.id), belongs) };
    }),
  };
}

async function claimedIn(ctx: ProfileCtx, from: Date, to: Date, except: number | null) {
  const { profileId, facilityId, eventId } = occupancies;
  const rows = await ctx.db
    .select({ profileId, facilityId })
    .from(occupancies)
    .innerJoin(events, eq(events.id, eventId))
    .where(and(eventsDuring(ctx, from, to), except === null ? undefined : ne(eventId, except)));
  return {
    profiles: new Set(rows.map((row) => row.profileId)),
    facilities: new Set(rows.map((row) => row.facilityId)),
  };
}

async function listGivers(ctx: ProfileCtx, procedure: number) {
  const rows = await ctx.db
    .select({ id: procedureProfiles.profileId })
    .from(procedureProfiles)
    .innerJoin(procedures, eq(procedures.id, procedureProfiles.procedureId))
    .where(and(eq(procedures.id, procedure), eq(procedures.medicalCenterId, ctx.profile.medicalCenterId)));
  return new Set(rows.map((row) => row.id));
}

/** The owners of each facility; empty means shared. */
async function facilityPairs(ctx: ProfileCtx) {
  const rows = await ctx.db
    .select()
    .from(facilityProfiles)
    .where(eq(facilityProfiles.medicalCenterId, ctx.profile.medicalCenterId));
  const people = new Map<number, number[]>();
  for (const { facilityId, profileId } of rows) people.set(facilityId, [...(people.get(facilityId) ?? []), profileId]);
  return people;
}
