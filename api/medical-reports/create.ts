import { createHash } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { MedicalReportInput } from "#rules/inputs/medical-reports/medical-report.ts";
import { allow } from "../core/access/allow.ts";
import { openingCoding } from "../coding/last-coding.ts";
import { assertReason, toCoding } from "../coding/to-coding.ts";
import type { Ctx, ProfileCtx } from "../core/context.ts";
import { events } from "../core/db/tables/events.ts";
import { patientAttendances } from "../core/db/tables/patient-attendances.ts";
import { medicalReports } from "../core/db/tables/medical-reports.ts";
import { patientCards } from "../core/db/tables/patient-cards.ts";
import { procedures } from "../core/db/tables/procedures.ts";
import { fieldFault, Fault } from "../core/fault.ts";
import { parse } from "../core/parse.ts";
import { assertOwn } from "../core/access/assert-own.ts";
import { track } from "../core/track.ts";
import { toDiagram } from "./diagram.ts";
import { columns, type MedicalReport, type WholeReport } from "./columns.ts";
import { inMyCenter } from "./scope.ts";
import { stateOf } from "./state.ts";
import { aboutCoding, endOfToday, valuesOf } from "./values.ts";

type About = {
  patientCard: number;
  patientAttendance?: number | null;
  correctionOf?: number | null;
  beginsFrom?: number | null;
};

/**
 * Begins a report: a draft, of a visit or of none; of a visit that an insurer pays it is coded as last time. A
 * correction is of the visit of the report it corrects, and begins with its diagram, findings and coding. One that
 * begins from another takes over its diagram, and gets new findings.
 */
export async function createMedicalReport(
  ctx: Ctx,
  { patientCard, patientAttendance, correctionOf, beginsFrom, ...given }: About & Record<string, unknown>,
): Promise<MedicalReport> {
  allow(ctx, "medicalReport:write");
  const now = ctx.now();
  const input = parse(MedicalReportInput(endOfToday(now)), given);
  await assertActive(ctx, patientCard);
  if (input.procedure) await assertOwn(ctx, "procedure", procedures, [input.procedure], isNull(procedures.removedAt));
  const corrected = correctionOf ? await correctable(ctx, correctionOf, patientCard) : null;
  if (patientAttendance && !corrected) await assertVisit(ctx, patientAttendance, patientCard);
  const drawnIn = corrected ?? (beginsFrom ? await ofPatient(ctx, beginsFrom, patientCard) : null);
  if (beginsFrom && !drawnIn) throw fieldFault("beginsFrom", "choiceInvalid");
  const bodyDiagram = input.bodyDiagram ? await toDiagram(ctx, input.bodyDiagram) : (drawnIn?.bodyDiagram ?? null);
  const me = ctx.profile.id;
  const visit = corrected ? corrected.patientAttendanceId : (patientAttendance ?? null);
  const coding = await beginCoding(ctx, input, { corrected, visit, patientCard });
  const [report] = await ctx.db
    .insert(medicalReports)
    .values({
      ...valuesOf({ ...input, findings: input.findings ?? corrected?.findings ?? null }),
      uuid: ctx.idempotencyKey ? uuidOf(me, ctx.idempotencyKey) : undefined,
      bodyDiagram,
      coding,
      medicalCenterId: ctx.profile.medicalCenterId,
      patientCardId: patientCard,
      patientAttendanceId: visit,
      correctionOfId: corrected?.id ?? null,
      createdAt: now,
      createdBy: me,
      updatedAt: now,
      updatedBy: me,
    })
    .returning(columns);
  await track(ctx, "medicalReport.created", { entityId: report!.id, patientCardId: patientCard });
  return report!;
}

type Begun = { corrected: WholeReport | null; visit: number | null; patientCard: number };

/** The coding that a report begins with: the given one, that of the corrected report, or as last time. */
async function beginCoding(
  ctx: ProfileCtx,
  { coding, examinedAt }: MedicalReportInput,
  { corrected, visit, patientCard }: Begun,
) {
  const of = { createdBy: ctx.profile.id, patientAttendanceId: visit, patientCardId: patientCard };
  const about = aboutCoding(of, examinedAt);
  if (coding) {
    const stored = await toCoding(ctx, coding, about);
    await assertReason(ctx, stored, about);
    return stored;
  }
  if (corrected) return corrected.coding;
  return visit === null ? null : openingCoding(ctx, { ...about, attendance: visit });
}

/**
 * A report gets its uuid from the idempotency key of its creation: a repeated creation after its answer was deleted (a
 * device may have kept it) would be the same report, which the database accepts once.
 */
const uuidOf = (author: number, key: string) =>
  createHash("sha256")
    .update(JSON.stringify([author, key]))
    .digest("hex")
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-8$3-8$4-$5");

async function assertActive(ctx: ProfileCtx, id: number) {
  const own = and(eq(patientCards.id, id), eq(patientCards.medicalCenterId, ctx.profile.medicalCenterId));
  const [card] = await ctx.db.select({ archivedAt: patientCards.archivedAt }).from(patientCards).where(own);
  if (!card) throw fieldFault("patientCard", "choiceInvalid");
  if (card.archivedAt) throw new Fault("cardArchived");
}

/** A signed report of the same patient, valid or not. */
async function correctable(ctx: ProfileCtx, id: number, patientCardId: number): Promise<WholeReport> {
  const report = await ofPatient(ctx, id, patientCardId);
  if (!report || !["SIGNED", "INVALID"].includes(stateOf(report))) throw fieldFault("correctionOf", "choiceInvalid");
  return report;
}

async function ofPatient(ctx: ProfileCtx, id: number, patientCardId: number): Promise<WholeReport | undefined> {
  const [report] = await ctx.db
    .select()
    .from(medicalReports)
    .where(
      and(
        eq(medicalReports.id, id),
        eq(medicalReports.patientCardId, patientCardId),
        isNull(medicalReports.removedAt),
        inMyCenter(ctx),
      ),
    );
  return report;
}

/** A visit of the patient whose event is not removed. The database ensures that it has no report yet. */
async function assertVisit(ctx: ProfileCtx, id: number, patientCardId: number) {
  const [visit] = await ctx.db
    .select({ id: patientAttendances.id })
    .from(patientAttendances)
    .innerJoin(events, and(eq(events.id, patientAttendances.eventId), isNull(events.removedAt)))
    .where(
      and(
        eq(patientAttendances.id, id),
        eq(patientAttendances.patientCardId, patientCardId),
        eq(patientAttendances.medicalCenterId, ctx.profile.medicalCenterId),
      ),
    );
  if (!visit) throw fieldFault("patientAttendance", "choiceInvalid");
}
