import { and, asc, eq, gt, gte, isNull, lt, ne, or, sql } from "drizzle-orm";
import { readSeries, type Series } from "#rules/calendar/recurrence.ts";
import { addDays } from "#rules/time/dates.ts";
import { DAY, earlier } from "#rules/time/durations.ts";
import { instantOf, localDate } from "#rules/time/time.ts";
import type { Ctx } from "../../core/context.ts";
import { LONGEST } from "../../calendar/longest-event.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { eventProfiles } from "../../core/db/tables/event-profiles.ts";
import { events } from "../../core/db/tables/events.ts";
import { patientAttendances } from "../../core/db/tables/patient-attendances.ts";
import { patientCards } from "../../core/db/tables/patient-cards.ts";
import type { Calendar } from "../scope.ts";
import type { FeedEvent } from "./feed-event.ts";

/** Days of the past and of the future that a feed shows, and days for which it says that an event was cancelled. */
const PAST_DAYS = 30;
const FUTURE_DAYS = 400;
const CANCELED_DAYS = 30;
const MOST_FEED_EVENTS = 10_000;

export type Words = { busy: string; event: string; freeTime: string };
type Row = typeof events.$inferSelect;

/** The events of a person's calendar, theirs and those they take part in, and the rules of their series. */
export async function listFeedEvents(ctx: Pick<Ctx, "db" | "now">, calendar: Calendar, names: boolean, words: Words) {
  const rows = await readRows(ctx, calendar);
  const patients = await readPatients(
    ctx,
    rows.map(({ id }) => id),
  );
  const feedEvents = rows.map((row): FeedEvent => {
    const { id, parentId, recurrenceAt, beginAt, endAt, allDay, version, capacity } = row;
    const { names: coming, stateAt } = patients.get(id) ?? {};
    // As for its claims (api/calendar/occupancy/claims.ts): a group takes place without patients.
    const calledOff = capacity === null && coming?.length === 0;
    return {
      id,
      parentId,
      recurrenceAt,
      beginAt,
      endAt,
      allDay,
      version,
      summary: summaryOf(row, coming, names, words),
      canceled: row.removedAt !== null || calledOff,
      revisedAt: latest([row.updatedAt, row.removedAt, stateAt]),
    };
  });
  return { events: feedEvents, series: await readRules(ctx, feedEvents) };
}

function readRows({ db, now }: Pick<Ctx, "db" | "now">, { id, medicalCenterId }: Calendar): Promise<Row[]> {
  const today = localDate(now());
  const from = instantOf(addDays(today, -PAST_DAYS));
  // Answered event by event, as in `asked`: with an OR the database would read the whole table for an «exists».
  const takesPart = sql`(select true from ${eventProfiles} where ${eventProfiles.eventId} = ${events.id} and ${eventProfiles.profileId} = ${id} limit 1)`;
  return db
    .select()
    .from(events)
    .where(
      and(
        eq(events.medicalCenterId, medicalCenterId),
        gte(events.beginAt, earlier(from, LONGEST)),
        lt(events.beginAt, instantOf(addDays(today, FUTURE_DAYS + 1))),
        gt(events.endAt, from),
        or(isNull(events.removedAt), gt(events.removedAt, earlier(now(), CANCELED_DAYS * DAY))),
        or(eq(events.ownerId, id), takesPart),
      ),
    )
    .orderBy(asc(events.beginAt), asc(events.id))
    .limit(MOST_FEED_EVENTS);
}

const latest = (moments: (Date | null | undefined)[]) =>
  new Date(Math.max(...moments.map((moment) => moment?.getTime() ?? 0)));

type Patients = { names: string[]; stateAt: Date };

/**
 * The patients of each event who have not excused themselves, and the last change of who comes; an event without any
 * patient is missing.
 */
async function readPatients({ db }: Pick<Ctx, "db">, ids: number[]): Promise<Map<number, Patients>> {
  const rows = await db
    .select({
      eventId: patientAttendances.eventId,
      comes: ne(patientAttendances.state, "EXCUSED"),
      stateAt: patientAttendances.stateAt,
      name: sql<string>`${patientCards.name} || ' ' || ${patientCards.surname}`,
    })
    .from(patientAttendances)
    .innerJoin(patientCards, eq(patientCards.id, patientAttendances.patientCardId))
    .where(anyOf(patientAttendances.eventId, ids))
    .orderBy(asc(patientAttendances.id));
  const patients = new Map<number, Patients>();
  for (const { eventId, comes, name, stateAt } of rows) {
    const before = patients.get(eventId);
    patients.set(eventId, {
      names: [...(before?.names ?? []), ...(comes ? [name] : [])],
      stateAt: latest([before?.stateAt, stateAt]),
    });
  }
  return patients;
}

/**
 * The title of an event. What concerns patients is busy time, or their names where the centre allows them: services,
 * reasons, notes and typed titles would reveal a treatment.
 */
function summaryOf({ type, name, procedureId }: Row, patients: string[] | undefined, names: boolean, words: Words) {
  if (type === "FREE_TIME") return name ?? words.freeTime;
  if (type === "EVENT" && procedureId === null && patients === undefined) return name ?? words.event;
  return names && patients?.length ? patients.join(", ") : words.busy;
}

async function readRules({ db }: Pick<Ctx, "db">, rows: FeedEvent[]): Promise<Map<number, Series>> {
  const parents = [...new Set(rows.flatMap(({ parentId }) => parentId ?? []))];
  const found = await db
    .select({ id: events.id, recurrence: events.recurrence })
    .from(events)
    .where(anyOf(events.id, parents));
  return new Map(found.flatMap(({ id, recurrence }) => (recurrence ? [[id, readSeries(recurrence)]] : [])));
}
