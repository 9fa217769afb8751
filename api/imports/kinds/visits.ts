import { and, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { insertEvents } from "../../calendar/events/insert-events.ts";
import { relate } from "../../calendar/events/relate.ts";
import type { EventRow } from "../../calendar/events/relations.ts";
import { claimForImport } from "../../calendar/occupancy/claim-for-import.ts";
import type { Hit } from "../../calendar/occupancy/conflicts.ts";
import { anyOf } from "../../core/db/any-of.ts";
import type { Db } from "../../core/db/client.ts";
import { eventFacilities } from "../../core/db/tables/event-facilities.ts";
import { events } from "../../core/db/tables/events.ts";
import type { RowFault } from "../../core/db/tables/import-rows.ts";
import { importRows } from "../../core/db/tables/import-rows.ts";
import { patientAttendances } from "../../core/db/tables/patient-attendances.ts";
import type { Storing } from "../../core/transactions-of.ts";
import { askNames } from "../names/ask.ts";
import { auditMade } from "./audit-made.ts";
import { usedVisits } from "./used-visits.ts";
import type { Checked, Import, ImportRow, Kind, Made, Writing } from "./kind.ts";
import { columnOfClaim } from "./conflicting-visits.ts";
import { readVisits, type Visit } from "./read-visits.ts";

/**
 * Visits and other events, single ones and series. Those of the past are history: their patients were there unless the
 * row says otherwise, and nothing is charged or asked for. Nobody is notified of any.
 */
export const visits: Kind = {
  check: checkVisits,
  atOnce: 25,
  write: writeVisits,
  table: "events",
  own: ["events", "event_profiles", "event_facilities", "patient_attendances", "occupancies"],
  changed: usedVisits,
  remove: async ({ db }, ids) => {
    await db.delete(events).where(sql`${events.id} in ${ids} or ${events.parentId} in ${ids}`);
  },
};

async function checkVisits(ctx: Storing, of: Import, rows: readonly ImportRow[]): Promise<Checked[]> {
  const read = await readVisits(ctx, of, rows);
  await askNames(
    ctx,
    of.id,
    read.flatMap(({ asked }) => asked),
  );
  return read.map(({ key, patient, visit, asked, faults }) => {
    if (!visit) return { state: "FAULTY", faults };
    const { beginAt } = visit.dates[0]!;
    const { title, person, room } = visit;
    return {
      state: asked.length > 0 ? "ASKED" : "READY",
      identity: key ? [key, patient, beginAt] : [patient, beginAt, person, room, visit.service?.id ?? null, title],
      beginAt,
    };
  });
}

/** An overlap that keeps a visit from being entered; its savepoint is rolled back. */
class VisitConflict extends Error {
  constructor(readonly hits: readonly (Hit | "CAPACITY")[]) {
    super("The time is taken");
    this.name = "VisitConflict";
  }
}

async function writeVisits(ctx: Writing, of: Import, rows: readonly ImportRow[]): Promise<Made> {
  const read = await readVisits(ctx, of, rows);
  const made: Made = new Map();
  const audited: { entityId: number; patientCardId: number | null }[] = [];
  for (const [at, { line, visit, asked }] of read.entries()) {
    if (!visit || asked.length > 0) continue;
    try {
      const entered = audited.map(({ entityId }) => entityId);
      const id = await ctx.db.transaction((db) =>
        enterVisit({ ...ctx, db: db as Db }, of, visit, { override: rows[at]!.override, entered }),
      );
      made.set(line, id);
      audited.push({ entityId: id, patientCardId: visit.patient });
    } catch (error) {
      if (!(error instanceof VisitConflict)) throw error;
      made.set(
        line,
        error.hits.map((hit): RowFault => faultOf(of, hit)),
      );
    }
  }
  await auditMade(ctx, of, "event.created", audited);
  return made;
}

const faultOf = (of: Import, hit: Hit | "CAPACITY"): RowFault =>
  hit === "CAPACITY"
    ? { column: columnOfClaim(of, "PATIENT_CARD"), error: "capacityFull" }
    : { column: columnOfClaim(of, hit.claim.kind), error: "overlap" };

/** Enters the event of a row, or its patient into a group that another row of the import has entered. */
async function enterVisit(
  ctx: Writing,
  of: Import,
  visit: Visit,
  { override, entered: before }: { override: boolean; entered: readonly number[] },
): Promise<number> {
  const group = await groupOf(ctx, of, visit, before);
  const entered = group ? [group] : await insertVisit(ctx, visit);
  const ids = entered.map(({ id }) => id);
  if (visit.patient !== null) await relate(ctx, ids, patientAttendances.patientCardId, [visit.patient]);
  const now = ctx.now();
  const past = entered.filter(({ endAt }) => endAt <= now);
  await setStates(ctx, visit, ids, past);
  const by = { by: of.createdBy, reason: of.name };
  const claim = (some: EventRow[], isHistory: boolean) =>
    claimForImport(
      ctx,
      some,
      { override: override || isHistory ? by : null, isHistory },
      ({ kind, id }) => !group || (kind === "PATIENT_CARD" && id === visit.patient),
    );
  const hits = [
    ...(await claim(past, true)),
    ...(await claim(
      entered.filter((event) => !past.includes(event)),
      false,
    )),
  ];
  if (hits.length > 0) throw new VisitConflict(hits);
  return ids[0]!;
}

async function insertVisit(ctx: Writing, visit: Visit): Promise<EventRow[]> {
  const { title, note, person, room, service, dates, series } = visit;
  const rows = await insertEvents(
    ctx,
    {
      type: "EVENT",
      allDay: false,
      name: title,
      note,
      issue: null,
      color: null,
      ownerId: person,
      capacity: service?.type === "GROUP" ? service.capacity : null,
      procedureId: service?.id ?? null,
    },
    dates,
    series,
  );
  if (room !== null)
    await relate(
      ctx,
      rows.map(({ id }) => id),
      eventFacilities.facilityId,
      [room],
    );
  return rows;
}

/** The event of a group that has the service, person and time of this row; a full one conflicts. */
async function groupOf(
  { db }: Writing,
  of: Import,
  { service, person, dates, series, patient }: Visit,
  before: readonly number[],
) {
  if (service?.type !== "GROUP" || series || patient === null) return null;
  const made = db
    .select({ id: importRows.madeId })
    .from(importRows)
    .where(and(eq(importRows.importId, of.id), eq(importRows.beginAt, dates[0]!.beginAt)));
  const [group] = await db
    .select()
    .from(events)
    .where(
      and(
        or(inArray(events.id, made), anyOf(events.id, before)),
        eq(events.beginAt, dates[0]!.beginAt),
        eq(events.procedureId, service.id),
        person === null ? isNull(events.ownerId) : eq(events.ownerId, person),
        isNull(events.removedAt),
      ),
    );
  if (!group) return null;
  const there = await db.$count(patientAttendances, eq(patientAttendances.eventId, group.id));
  if (there >= (group.capacity ?? 1)) throw new VisitConflict(["CAPACITY"]);
  return group;
}

/** The state that a row names; patients of visits that are over were there by default. */
async function setStates({ db }: Writing, { attendance, patient }: Visit, ids: number[], past: EventRow[]) {
  if (patient === null) return;
  const isOver = new Set(past.map(({ id }) => id));
  const calledOff = attendance === "EXCUSED" ? ids : ids.filter((id) => isOver.has(id));
  await db
    .update(patientAttendances)
    .set({ state: attendance ?? "PRESENT" })
    .where(and(anyOf(patientAttendances.eventId, calledOff), eq(patientAttendances.patientCardId, patient)));
}
