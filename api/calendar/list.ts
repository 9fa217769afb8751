import { and, asc, desc, eq, exists, or, sql, type SQL } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import type { Ctx, ProfileCtx } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import { eventFacilities } from "../core/db/tables/event-facilities.ts";
import { eventProfiles } from "../core/db/tables/event-profiles.ts";
import { events } from "../core/db/tables/events.ts";
import { patientAttendances } from "../core/db/tables/patient-attendances.ts";
import { Fault, fieldFault } from "../core/fault.ts";
import { track } from "../core/track.ts";
import { eventsDuring } from "./scope.ts";
import { LONGEST } from "./longest-event.ts";

export type EventsQuery = {
  from: Date;
  to: Date;
  excludeExcusedAttendances?: boolean | null;
  staffs?: number[] | null;
  patientCards?: number[] | null;
  facilities?: number[] | null;
};

export const MOST_EVENTS = 10_000;

/**
 * The events within a period, earliest first; each given filter narrows them. Staff matches the owner or a participant.
 */
export async function listEvents(ctx: Ctx, query: EventsQuery) {
  allow(ctx, "calendar:read");
  const rows = await ctx.db
    .select()
    .from(events)
    .where(asked(ctx, query))
    .orderBy(asc(events.beginAt), desc(events.endAt), asc(events.id))
    .limit(MOST_EVENTS + 1);
  if (rows.length > MOST_EVENTS) throw new Fault("tooMany");
  await track(ctx, "event.listed", { details: { ...query } });
  return rows.map((row) => ({ ...row, withoutExcused: query.excludeExcusedAttendances === true }));
}

/** The period of a query for events; refused with `endBeforeStart` or `periodTooLong`. */
export function asked(
  ctx: ProfileCtx,
  { from, to, staffs, patientCards, facilities, excludeExcusedAttendances }: EventsQuery,
) {
  if (to <= from) throw fieldFault("to", "endBeforeStart");
  if (to.getTime() - from.getTime() > LONGEST) throw fieldFault("to", "periodTooLong");

  /** Is there a row of this table that belongs to the event and fits? */
  const has = (table: typeof eventFacilities | typeof patientAttendances, fits: SQL) =>
    exists(
      ctx.db
        .select({ id: table.eventId })
        .from(table)
        .where(and(eq(table.eventId, events.id), fits)),
    );
  // Combined with an OR, the database would answer «exists» by reading the whole table: these ask event by event.
  const takesPart = (ids: number[]) =>
    sql`(select true from ${eventProfiles} where ${eventProfiles.eventId} = ${events.id} and ${anyOf(eventProfiles.profileId, ids)} limit 1)`;
  const somebodyComes = sql`coalesce((select bool_or(${patientAttendances.state} <> 'EXCUSED') from ${patientAttendances} where ${patientAttendances.eventId} = ${events.id}), true)`;

  return and(
    eventsDuring(ctx, from, to),
    staffs ? or(anyOf(events.ownerId, staffs), takesPart(staffs)) : undefined,
    facilities ? has(eventFacilities, anyOf(eventFacilities.facilityId, facilities)) : undefined,
    patientCards ? has(patientAttendances, anyOf(patientAttendances.patientCardId, patientCards)) : undefined,
    excludeExcusedAttendances ? somebodyComes : undefined,
  );
}
