import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { MOST_LATE_HOURS } from "#rules/payments/missed-visit.ts";
import { inForce } from "../../coding/billable.ts";
import type { InCenter } from "../../core/context.ts";
import { events } from "../../core/db/tables/events.ts";
import { medicalReports } from "../../core/db/tables/medical-reports.ts";
import { importRows } from "../../core/db/tables/import-rows.ts";
import { patientAttendances } from "../../core/db/tables/patient-attendances.ts";
import { procedures } from "../../core/db/tables/procedures.ts";
import { day, eventsOnDays, isAsked, peopleOrNone, type Asked, type Counted } from "../counted.ts";

const value = sql<number>`count(*)::int`;
const ofEvent = eq(patientAttendances.eventId, events.id);
/** Visits of an event that took place. */
export const present = and(ofEvent, eq(patientAttendances.state, "PRESENT"));

/** Visits by their state: each patient of an event is one. */
export const countStates = (ctx: InCenter, asked: Asked): Promise<Counted[]> =>
  ctx.db
    .select({ day, key: sql<string>`${patientAttendances.state}::text`, value })
    .from(events)
    .innerJoin(patientAttendances, ofEvent)
    .where(eventsOnDays(ctx, asked))
    .groupBy(day, patientAttendances.state);

/** The key of visits that counts each of them once. */
export const TOTAL = "TOTAL";

/** Visits that took place, by person: one of two people counts for each of them, and once in the total. */
export async function countPeople(ctx: InCenter, asked: Asked): Promise<Counted[]> {
  const person = sql<number>`person.id`;
  const rows = await ctx.db
    .select({ day, person, value })
    .from(events)
    .innerJoin(patientAttendances, present)
    .innerJoin(peopleOrNone, sql`true`)
    .where(eventsOnDays(ctx, asked))
    .groupBy(day, person);
  return rows
    .filter(({ person }) => person === 0 || isAsked(asked, person))
    .map(({ person, ...row }) => ({ ...row, key: person === 0 ? TOTAL : String(person) }));
}

const uzis = sql<string>`coalesce(${procedures.uzisType}::text, 'OTHER')`;
const serviceOfEvent = eq(procedures.id, events.procedureId);

/** Visits that took place, by the kind of their service as the statistical office (ÚZIS) asks for it. */
export const countUzis = (ctx: InCenter, asked: Asked): Promise<Counted[]> =>
  ctx.db
    .select({ day, key: uzis, value })
    .from(events)
    .innerJoin(patientAttendances, present)
    .leftJoin(procedures, serviceOfEvent)
    .where(eventsOnDays(ctx, asked))
    .groupBy(day, uzis);

/** Operations of the reports in force of visits that took place, by the kind of the visit's service. */
export const countOperations = (ctx: InCenter, asked: Asked): Promise<Counted[]> =>
  ctx.db
    .select({ day, key: uzis, value: sql<number>`sum((operation ->> 'count')::int)::int` })
    .from(events)
    .innerJoin(patientAttendances, present)
    .innerJoin(medicalReports, and(eq(medicalReports.patientAttendanceId, patientAttendances.id), inForce))
    .innerJoin(sql`json_array_elements(${medicalReports.coding} -> 'operations') as operation`, sql`true`)
    .leftJoin(procedures, serviceOfEvent)
    .where(eventsOnDays(ctx, asked))
    .groupBy(day, uzis);

/**
 * Patients by their first visit that took place, with any person: visits of cards that were merged into another are
 * that one's. Patients that came with an import were there before.
 */
export function countNewPatients(ctx: InCenter, asked: Asked): Promise<Counted[]> {
  const [earlier, before] = [alias(patientAttendances, "earlier"), alias(events, "before")];
  const known = ctx.db
    .select({ one: sql`1` })
    .from(earlier)
    .innerJoin(before, eq(before.id, earlier.eventId))
    .where(
      and(
        eq(earlier.patientCardId, patientAttendances.patientCardId),
        eq(earlier.state, "PRESENT"),
        isNull(before.removedAt),
        sql`(${before.beginAt}, ${before.id}) < (${events.beginAt}, ${events.id})`,
      ),
    );
  const ofBefore = ctx.db
    .select({ one: sql`1` })
    .from(importRows)
    .where(
      and(
        eq(importRows.medicalCenterId, ctx.profile.medicalCenterId),
        eq(importRows.kind, "PATIENTS"),
        eq(importRows.madeId, patientAttendances.patientCardId),
      ),
    );
  return ctx.db
    .select({ day, key: sql<string>`${sql.raw(`'${TOTAL}'`)}`, value })
    .from(events)
    .innerJoin(patientAttendances, and(present, sql`not exists ${known}`, sql`not exists ${ofBefore}`))
    .where(eventsOnDays(ctx, asked))
    .groupBy(day);
}

/**
 * Excused visits by the whole hours that they were excused ahead, from 0 to the most that a rule of missed visits has:
 * the rule changes, the hours do not.
 */
export const countExcuses = (ctx: InCenter, asked: Asked): Promise<Counted[]> => {
  const ahead = sql`floor(extract(epoch from ${events.beginAt} - ${patientAttendances.stateAt}) / 3600)`;
  const key = sql<string>`least(greatest(${ahead}, 0), ${sql.raw(String(MOST_LATE_HOURS))})::int::text`;
  const excused = and(ofEvent, eq(patientAttendances.state, "EXCUSED"), isNotNull(patientAttendances.stateAt));
  return ctx.db
    .select({ day, key, value })
    .from(events)
    .innerJoin(patientAttendances, excused)
    .where(eventsOnDays(ctx, asked))
    .groupBy(day, key);
};
