import { and, eq, exists, gte, isNull, lt, or, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { spansOf } from "#rules/statistics/buckets.ts";
import { instantOf, type IsoDate } from "#rules/time/time.ts";
import type { InCenter } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import { eventProfiles } from "../core/db/tables/event-profiles.ts";
import { events } from "../core/db/tables/events.ts";

/** A number of a day by Prague's calendar, of one of the keys of a figure. */
export type Counted = { day: IsoDate; key: string; value: number };

/** The days to count; of these people and services alone where any are chosen. */
export type Asked = { days: readonly IsoDate[]; staffs: readonly number[]; procedures: readonly number[] };

/** The day of a moment. */
export const dayOf = (moment: AnyPgColumn) => sql<IsoDate>`(${moment} at time zone 'Europe/Prague')::date::text`;

/** A moment on one of the asked days. Bounds are values, by which an index serves them under row-level security too. */
export const onDays = (moment: AnyPgColumn, { days }: Asked) =>
  or(...spansOf(days).map(({ from, to }) => and(gte(moment, instantOf(from)), lt(moment, instantOf(to)))));

/** The day of an event. */
export const day = dayOf(events.beginAt);

/** Events of the centre on the asked days that were not removed, of the chosen people and services. */
export const eventsOnDays = (ctx: InCenter, asked: Asked) =>
  and(
    eq(events.medicalCenterId, ctx.profile.medicalCenterId),
    isNull(events.removedAt),
    onDays(events.beginAt, asked),
    chosenEvents(ctx, asked),
  )!;

/** Events of the chosen people, as the one who leads or next to one, and of the chosen services. */
export function chosenEvents(ctx: InCenter, { staffs, procedures }: Asked) {
  const takingPart = ctx.db
    .select({ id: eventProfiles.eventId })
    .from(eventProfiles)
    .where(and(eq(eventProfiles.eventId, events.id), anyOf(eventProfiles.profileId, staffs)));
  return and(
    staffs.length > 0 ? or(anyOf(events.ownerId, staffs), exists(takingPart)) : undefined,
    procedures.length > 0 ? anyOf(events.procedureId, procedures) : undefined,
  );
}

const people = sql`select ${events.ownerId} as id where ${events.ownerId} is not null
  union select ${eventProfiles.profileId} from ${eventProfiles} where ${eventProfiles.eventId} = ${events.id}`;
/** The people of an event, each once; with a row of person 0 for a total. For lateral joins. */
export const peopleOfEvent = sql`lateral (${people}) as person`;
export const peopleOrNone = sql`lateral (${people} union select 0) as person`;

/** True where figures of this person are asked for. */
export const isAsked = ({ staffs }: Asked, person: number) => staffs.length === 0 || staffs.includes(person);
