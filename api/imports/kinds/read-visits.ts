import { and, eq, isNull } from "drizzle-orm";
import type { ErrorName } from "#rules/errors.ts";
import { cellsOf, splitMoment } from "#rules/imports/cells.ts";
import { ImportedVisit } from "#rules/inputs/imports/visit.ts";
import { later, MINUTE } from "#rules/time/durations.ts";
import { localDate } from "#rules/time/time.ts";
import { plan, type Occurrence } from "../../calendar/series/occurrences.ts";
import type { Series } from "#rules/calendar/recurrence.ts";
import type { RowFault } from "../../core/db/tables/import-rows.ts";
import { medicalCenters } from "../../core/db/tables/medical-centers.ts";
import { procedures } from "../../core/db/tables/procedures.ts";
import { Fault } from "../../core/fault.ts";
import type { Storing } from "../../core/transactions-of.ts";
import type { Unknown } from "../names/ask.ts";
import type { Subject } from "../names/in-use.ts";
import { readMeanings } from "../names/known-names.ts";
import { columnOf, faultsIn, type Import, type ImportRow } from "./kind.ts";
import { patientsOf } from "./patient-of-row.ts";

type Service = typeof procedures.$inferSelect;
/** The events that a row enters into the calendar. */
export type Visit = {
  title: string | null;
  note: string | null;
  attendance: ImportedVisit["attendance"];
  patient: number | null;
  person: number | null;
  room: number | null;
  service: Service | null;
  dates: Occurrence[];
  series: Series | null;
};
export type ReadVisit = {
  line: number;
  key: string | null;
  patient: string | null;
  visit: Visit | null;
  asked: Unknown[];
  faults: RowFault[];
};

/** Rows as visits with their dates; or with the faults of their cells, and with names that nobody has explained. */
export async function readVisits(ctx: Storing, of: Import, rows: readonly ImportRow[]): Promise<ReadVisit[]> {
  const today = localDate(ctx.now());
  const { medicalCenterId } = of;
  const cells = rows.map((row) => cellsOf(row.cells, of.columns!));
  const meaning = await readMeanings(ctx, {
    PERSON: cells.map((at) => at("person")),
    ROOM: cells.map((at) => at("room")),
    SERVICE: cells.map((at) => at("service")),
  });
  const [center] = await ctx.db.select().from(medicalCenters).where(eq(medicalCenters.id, medicalCenterId));
  const offered = await ctx.db
    .select()
    .from(procedures)
    .where(and(eq(procedures.medicalCenterId, medicalCenterId), isNull(procedures.removedAt)));
  const services = new Map(offered.map((service) => [service.id, service]));
  const input = ImportedVisit(today);
  const patients = await patientsOf(ctx, of, rows);
  return rows.map(({ line }, index) => {
    const at = cells[index]!;
    const patient = patients[index]!;
    const { day, time } = splitMoment(at("date"));
    const read = input.safeParse({
      date: day ?? undefined,
      time: splitMoment(at("time")).time ?? at("time") ?? time,
      endTime: splitMoment(at("endTime")).time ?? at("endTime"),
      minutes: at("minutes") ?? undefined,
      person: at("person"),
      room: at("room"),
      service: at("service"),
      title: at("title"),
      note: at("note"),
      attendance: at("attendance"),
      repeats: at("repeats"),
      until: at("until"),
    });
    const faults = faultsIn(of, read, { time: ["time", "date"] });
    const same = { line, key: at("key"), patient: patient.identity };
    if (!read.data) return { ...same, visit: null, asked: [], faults: [...faults, ...patient.faults] };
    const { person, room, service, recurrence, beginAt, endAt, ...texts } = read.data;
    const asked = [...patient.asked];
    const idOf = (subject: Subject, written: string | null) => {
      const id = written === null ? null : meaning(subject, written);
      if (id === undefined) asked.push({ subject, written: written! });
      return id ?? null;
    };
    const meant = { person: idOf("PERSON", person), room: idOf("ROOM", room), service: idOf("SERVICE", service) };
    const known = services.get(meant.service ?? 0) ?? null;
    const end = endAt ?? later(beginAt, (known?.durationMinutes ?? center!.visitMinutes) * MINUTE);
    const dates = datesOf({ beginAt, endAt: end }, recurrence);
    if ("fault" in dates) faults.push({ column: columnOf(of, "until"), error: dates.fault });
    if (faults.length + patient.faults.length > 0 || "fault" in dates)
      return { ...same, visit: null, asked: [], faults: [...faults, ...patient.faults] };
    return { ...same, visit: { ...texts, ...meant, ...dates, service: known, patient: patient.id }, asked, faults: [] };
  });
}

function datesOf(
  span: { beginAt: Date; endAt: Date },
  recurrence: ImportedVisit["recurrence"],
): Pick<Visit, "dates" | "series"> | { fault: ErrorName } {
  if (!recurrence) return { dates: [{ ...span, recurrenceAt: null }], series: null };
  try {
    const rule = { ...recurrence, weekdays: [], monthlyBy: "DATE" as const, exceptions: [] };
    return plan({ recurrence: rule, allDay: null }, span);
  } catch (error) {
    const fault = error instanceof Fault && error.details.fields?.[0]?.error;
    if (!fault) throw error;
    return { fault };
  }
}
