import { and, asc, eq, gte, isNotNull, type SQL } from "drizzle-orm";
import { fullName } from "#rules/text/full-name.ts";
import { reportSummary } from "#api/medical-reports/report-summary.ts";
import { addDays } from "#rules/time/dates.ts";
import { later, MINUTE } from "#rules/time/durations.ts";
import { instantOf, type IsoDate } from "#rules/time/time.ts";
import { digestOf, EDITION } from "../../medical-reports/signing/digest.ts";
import type { Db } from "../../core/db/client.ts";
import { insertRows, reserveIds } from "../../core/db/insert-rows.ts";
import { events } from "../../core/db/tables/events.ts";
import { patientAttendances } from "../../core/db/tables/patient-attendances.ts";
import { patientCards } from "../../core/db/tables/patient-cards.ts";
import { medicalReports } from "../../core/db/tables/medical-reports.ts";
import type { Clinic } from "../clinic-types.ts";
import { codingOf } from "./insurance/code-reports.ts";
import type { ClinicIds } from "./insert-clinic.ts";
import type { Random } from "../random.ts";
import type { DemoCourse } from "../contents/reports.ts";

/** Age of the oldest reports. */
const DAYS = 90;

type Visit = { id: number; patientCardId: number; beginAt: Date; endAt: Date; procedureId: number | null };
type Row = typeof medicalReports.$inferSelect;

/**
 * Writes the courses' reports to visits that took place; each course is of a patient of its own, as recent as there is.
 * Answers these patients, and the visits that insurers are billed for.
 */
export async function insertReports(
  db: Db,
  { random, today, clinic, ids }: { random: Random; today: IsoDate; clinic: Clinic; ids: ClinicIds },
) {
  const rows: Row[] = [];
  const taken = new Set<number>();
  const billed: number[] = [];
  for (const course of clinic.courses) {
    const visits = await visitsFor(db, course, ids, addDays(today, -DAYS), taken);
    if (visits.length === 0) continue;
    taken.add(visits[0]!.patientCardId);
    for (const [index, visit] of visits.entries()) {
      const { service, state, content, bodyDiagram, findings, corrected, coding: asked } = course.reports[index]!;
      const author = ids.profiles[course.worker]!;
      const coding = asked && (await codingOf(db, asked, { author, at: visit.beginAt }));
      if (coding) billed.push(visit.id);
      const about = { clinic, ids, worker: course.worker, service, visit, uuid: random.uuid() };
      const facts = { ...about, bodyDiagram, findings, coding };
      const [id = 0, correctionId = 0] = await reserveIds(db, medicalReports, corrected ? 2 : 1);
      const written = rowOf({ ...facts, id, content, signed: state === "SIGNED", at: visit.endAt });
      if (state === "REMOVED")
        rows.push({ ...written, removedAt: visit.endAt, removedBy: written.createdBy, patientAttendanceId: null });
      else if (!corrected) rows.push(written);
      else {
        const leftAt = later(visit.endAt, 60 * MINUTE);
        rows.push(
          {
            ...written,
            invalidatedAt: leftAt,
            invalidatedBy: written.createdBy,
            invalidReason: corrected.reason,
            version: 3,
          },
          rowOf({
            ...facts,
            id: correctionId,
            uuid: random.uuid(),
            content: corrected.content,
            signed: true,
            at: leftAt,
            correctionOfId: id,
          }),
        );
      }
    }
  }
  await insertRows(db, medicalReports, rows);
  return { taken, billed };
}

/** Visits that took place with the insurers of their patients, oldest first. */
export const presentVisits = (db: Db, which: SQL | undefined) =>
  db
    .select({
      id: patientAttendances.id,
      patientCardId: patientAttendances.patientCardId,
      insurer: patientCards.insurerCode,
      beginAt: events.beginAt,
      endAt: events.endAt,
      procedureId: events.procedureId,
    })
    .from(patientAttendances)
    .innerJoin(events, eq(events.id, patientAttendances.eventId))
    .innerJoin(patientCards, eq(patientCards.id, patientAttendances.patientCardId))
    .where(and(eq(patientAttendances.state, "PRESENT"), which))
    .orderBy(asc(events.beginAt), asc(patientAttendances.id));

/**
 * The visits of the patient who last had all of a course's services with its worker, in their order: of one with an
 * insurer, where the course is coded.
 */
async function visitsFor(
  db: Db,
  { worker, reports }: DemoCourse,
  ids: ClinicIds,
  since: IsoDate,
  taken: Set<number>,
): Promise<Visit[]> {
  const all: Visit[] = await presentVisits(
    db,
    and(
      eq(events.ownerId, ids.profiles[worker]!),
      gte(events.beginAt, instantOf(since)),
      reports.some(({ coding }) => coding) ? isNotNull(patientCards.insurerCode) : undefined,
    ),
  );
  const ofPatients = new Map<number, Visit[]>();
  for (const visit of all) {
    const visits = ofPatients.get(visit.patientCardId) ?? [];
    if (ids.procedures[reports[visits.length]?.service ?? -1] === visit.procedureId)
      ofPatients.set(visit.patientCardId, [...visits, visit]);
  }
  const whole = [...ofPatients]
    .filter(([card, visits]) => visits.length === reports.length && !taken.has(card))
    .map(([, visits]) => visits);
  return whole.reduce(
    (latest, visits) => (visits.at(-1)!.beginAt > (latest.at(-1)?.beginAt ?? new Date(0)) ? visits : latest),
    [],
  );
}

type Facts = Partial<Pick<Row, "bodyDiagram" | "findings" | "coding">> & {
  clinic: Clinic;
  ids: ClinicIds;
  worker: number;
  service: number;
  visit: Visit;
  id: number;
  uuid: string;
  content: string;
  signed: boolean;
  at: Date;
  correctionOfId?: number | null;
};

export function rowOf({
  clinic,
  ids,
  worker,
  service,
  visit,
  id,
  uuid,
  content,
  bodyDiagram = null,
  findings = null,
  coding = null,
  signed,
  at,
  correctionOfId = null,
}: Facts): Row {
  const author = ids.profiles[worker]!;
  const signedAt = later(at, 5 * MINUTE);
  const frozen = {
    signedAt,
    signedBy: author,
    signingProof: "NONE" as const,
    paramedicName: fullName({ degreeAfter: null, ...clinic.staff[worker]! }),
    procedureName: clinic.services[service]!.name,
  };
  const row: Row = {
    id,
    uuid,
    medicalCenterId: ids.medicalCenterId,
    patientCardId: visit.patientCardId,
    patientAttendanceId: visit.id,
    procedureId: visit.procedureId,
    durationMinutes: clinic.services[service]!.minutes,
    examinedAt: visit.beginAt,
    content,
    summary: reportSummary(content),
    createdAt: at,
    createdBy: author,
    updatedAt: at,
    updatedBy: author,
    ...(signed
      ? frozen
      : { signedAt: null, signedBy: null, signingProof: null, paramedicName: null, procedureName: null }),
    digest: null,
    digestEdition: EDITION,
    signedCardId: null,
    bodyDiagram,
    findings,
    coding,
    invalidatedAt: null,
    invalidatedBy: null,
    invalidReason: null,
    removedAt: null,
    removedBy: null,
    correctionOfId,
    version: signed ? 2 : 1,
  };
  return signed ? { ...row, digest: digestOf(row) } : row;
}
