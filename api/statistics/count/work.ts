import { and, eq, ne, sql, type SQL } from "drizzle-orm";
import type { InCenter } from "../../core/context.ts";
import { eventFacilities } from "../../core/db/tables/event-facilities.ts";
import { events } from "../../core/db/tables/events.ts";
import { patientAttendances } from "../../core/db/tables/patient-attendances.ts";
import { day, eventsOnDays, isAsked, peopleOfEvent, type Asked, type Counted } from "../counted.ts";

const minutes = sql`extract(epoch from ${events.endAt} - ${events.beginAt}) / 60`;
const value = sql<number>`round(sum(${minutes}))::int`;
/** Events at an hour; leave is no work. */
const busy = and(eq(events.allDay, false), ne(events.type, "FREE_TIME"));

/** Minutes of the events of each person, whatever came of them. */
export const countBusyPeople = (ctx: InCenter, asked: Asked) => countMinutes(ctx, asked, busy);

/** Minutes of the events of each person to which at least one patient came; those of a group count once. */
export const countWork = (ctx: InCenter, asked: Asked) =>
  countMinutes(
    ctx,
    asked,
    sql`exists (select from ${patientAttendances} where ${patientAttendances.eventId} = ${events.id} and ${patientAttendances.state} = 'PRESENT')`,
  );

async function countMinutes(ctx: InCenter, asked: Asked, which: SQL | undefined): Promise<Counted[]> {
  const person = sql<number>`person.id`;
  const rows = await ctx.db
    .select({ day, person, value })
    .from(events)
    .innerJoin(peopleOfEvent, sql`true`)
    .where(and(eventsOnDays(ctx, asked), which))
    .groupBy(day, person);
  return rows
    .filter((row) => isAsked(asked, row.person))
    .map(({ person, ...row }) => ({ ...row, key: String(person) }));
}

/** Minutes of the events in each room and with each piece of equipment. */
export const countBusyFacilities = (ctx: InCenter, asked: Asked): Promise<Counted[]> =>
  ctx.db
    .select({ day, key: sql<string>`${eventFacilities.facilityId}::text`, value })
    .from(events)
    .innerJoin(eventFacilities, eq(eventFacilities.eventId, events.id))
    .where(and(eventsOnDays(ctx, asked), busy))
    .groupBy(day, eventFacilities.facilityId);
