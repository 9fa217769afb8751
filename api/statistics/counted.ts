import { and, eq, exists, isNull, or, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { addDays } from "#rules/time/dates.ts";
import { instantOf, type IsoDate } from "#rules/time/time.ts";
import type { InCenter } from "../context.ts";
import { anyOf } from "../db/any-of.ts";
import { eventProfiles } from "../db/tables/event-profiles.ts";
import { events } from "../db/tables/events.ts";

/** A number of a day by Prague's calendar, of one of the keys of a figure. */
export type Counted = { day: IsoDate; key: string; value: number };

/** The days to count; of these people and services alone where any are chosen. */
export type Asked = { days: readonly IsoDate[]; staffs: readonly number[]; procedures: readonly number[] };

/**
 * The rows of the asked days, each with the moments at which it begins and ends. They are values: with a function of
 * time zones in a condition, row-level security keeps indexes from being used, and a year is read once for each day.
 */
export function daysOf({ days }: Asked) {
  const begin = days.map((day) => instantOf(day));
  const end = days.map((day) => instantOf(addDays(day, 1)));
  return sql`unnest(${sql.param(days)}::date[], ${sql.param(begin)}::timestamptz[], ${sql.param(end)}::timestamptz[]) as asked(day, begin_at, end_at)`;
}
export const day = sql<IsoDate>`asked.day::text`;

/** A moment on the asked day. */
export const onDay = (moment: AnyPgColumn) => sql`${moment} >= asked.begin_at and ${moment} < asked.end_at`;

/** Events of the centre on the asked day that were not removed, of the chosen people and services. */
export const eventsOnDay = (ctx: InCenter, asked: Asked) =>
  and(
    eq(events.medicalCenterId, ctx.profile.medicalCenterId),
    isNull(events.removedAt),
    onDay(events.beginAt),
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
export const peopleOrNobody = sql`lateral (${people} union select 0) as person`;

/** True where figures of this person are asked for. */
export const isAsked = ({ staffs }: Asked, person: number) => staffs.length === 0 || staffs.includes(person);
