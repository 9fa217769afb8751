import { and, eq, exists, gt, inArray, isNull, lt, sql } from "drizzle-orm";
import type { BookingObstacle } from "#rules/bookings/obstacles.ts";
import type { CenterCtx, Ctx } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { events } from "../../core/db/tables/events.ts";
import { medicalCenters } from "../../core/db/tables/medical-centers.ts";
import { procedureProfiles } from "../../core/db/tables/procedure-profiles.ts";
import { procedures } from "../../core/db/tables/procedures.ts";
import { profiles } from "../../core/db/tables/profiles.ts";
import { bookableProcedures, bookableProfiles } from "../page/bookable.ts";

type Obstacles = Map<number, BookingObstacle>;

/** The reasons why patients cannot book services that are offered to them. */
export async function procedureObstacles(ctx: Ctx, ids: readonly number[]): Promise<Obstacles> {
  if (!ctx.profile) return new Map();
  const given = ctx.db
    .select({ id: profiles.id })
    .from(procedureProfiles)
    .innerJoin(profiles, eq(profiles.id, procedureProfiles.profileId))
    .where(and(eq(procedureProfiles.procedureId, procedures.id), bookableProfiles(ctx as CenterCtx)));
  const planned = ctx.db
    .select({ id: events.id })
    .from(events)
    .innerJoin(medicalCenters, eq(medicalCenters.id, events.medicalCenterId))
    .where(
      and(
        eq(events.procedureId, procedures.id),
        isNull(events.removedAt),
        inArray(events.ownerId, given),
        gt(events.capacity, 0),
        gt(events.beginAt, sql`${ctx.now()}::timestamptz + make_interval(hours => booking_latest_hours)`),
        lt(events.beginAt, sql`${ctx.now()}::timestamptz + make_interval(days => booking_earliest_days)`),
      ),
    );
  const rows = await ctx.db
    .select({
      id: procedures.id,
      type: procedures.type,
      given: sql<boolean>`${exists(given)}`,
      planned: sql<boolean>`${exists(planned)}`,
    })
    .from(procedures)
    .where(and(anyOf(procedures.id, ids), bookableProcedures(ctx as CenterCtx)));
  const obstacle = ({ type, given, planned }: (typeof rows)[number]) =>
    given ? (type === "GROUP" && !planned ? "NO_PLANNED_EVENTS" : null) : "NO_PERSON";
  return toMap(rows.map((row) => [row.id, obstacle(row)]));
}

/** The reasons why patients cannot book people who are offered to them. */
export async function profileObstacles(ctx: Ctx, ids: readonly number[]): Promise<Obstacles> {
  if (!ctx.profile) return new Map();
  const gives = ctx.db
    .select({ id: procedures.id })
    .from(procedureProfiles)
    .innerJoin(procedures, eq(procedures.id, procedureProfiles.procedureId))
    .where(and(eq(procedureProfiles.profileId, profiles.id), bookableProcedures(ctx as CenterCtx)));
  const rows = await ctx.db
    .select({
      id: profiles.id,
      hours: sql<boolean>`${bookableProfiles(ctx as CenterCtx)}`,
      gives: sql<boolean>`${exists(gives)}`,
    })
    .from(profiles)
    .where(
      and(
        anyOf(profiles.id, ids),
        eq(profiles.medicalCenterId, ctx.profile.medicalCenterId),
        isNull(profiles.deactivatedAt),
        profiles.accessibleInBooking,
      ),
    );
  return toMap(rows.map(({ id, hours, gives }) => [id, !hours ? "NO_WORKING_HOURS" : gives ? null : "NO_SERVICE"]));
}

const toMap = (rows: [number, BookingObstacle | null][]): Obstacles =>
  new Map(rows.filter((row): row is [number, BookingObstacle] => row[1] !== null));
