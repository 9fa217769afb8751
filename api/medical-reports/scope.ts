import { and, asc, desc, eq, getTableColumns, isNotNull, isNull } from "drizzle-orm";
import type { MedicalReportState } from "#rules/codes.ts";
import type { ProfileCtx } from "../context.ts";
import { medicalReports } from "../db/tables/medical-reports.ts";
import { Fault } from "../fault.ts";

/** A report with its content, for verbs that write it or tell its digest. */
export type WholeReport = typeof medicalReports.$inferSelect;
/** What a report says is read apart (read-contents.ts). */
export type Content = Pick<WholeReport, "content" | "bodyDiagram" | "findings">;
/** A report as everybody sees it. */
export type MedicalReport = Omit<WholeReport, keyof Content>;

const { content, bodyDiagram, findings, ...columns } = getTableColumns(medicalReports);
const contentColumns = { content, bodyDiagram, findings };
export { columns, contentColumns };

export const inMyCenter = (ctx: ProfileCtx) => eq(medicalReports.medicalCenterId, ctx.profile.medicalCenterId);
export const notRemoved = isNull(medicalReports.removedAt);

/** Each state as what it asks of the row; stateOf tells the same of one. */
export const inState = {
  DRAFT: and(isNull(medicalReports.signedAt), notRemoved)!,
  SIGNED: and(isNotNull(medicalReports.signedAt), isNull(medicalReports.invalidatedAt))!,
  INVALID: isNotNull(medicalReports.invalidatedAt),
  REMOVED: isNotNull(medicalReports.removedAt),
};

export function stateOf({ signedAt, invalidatedAt, removedAt }: MedicalReport): MedicalReportState {
  if (removedAt) return "REMOVED";
  if (invalidatedAt) return "INVALID";
  return signedAt ? "SIGNED" : "DRAFT";
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
export const isUuid = (text: string) => UUID.test(text);

function named(which: { id: number } | { uuid: string } | { patientAttendance: number }) {
  if ("uuid" in which) return eq(medicalReports.uuid, which.uuid);
  return "id" in which
    ? eq(medicalReports.id, which.id)
    : and(eq(medicalReports.patientAttendanceId, which.patientAttendance), notRemoved);
}

/** Of a visit's reports the one that holds comes first: the newest valid one, else the newest invalid. */
const holding = [asc(isNotNull(medicalReports.invalidatedAt)), desc(medicalReports.id)];

/** A report of the own medical centre; any other is not found. */
export async function visibleReport(
  ctx: ProfileCtx,
  which: { id: number } | { uuid: string } | { patientAttendance: number },
): Promise<MedicalReport> {
  if ("uuid" in which && !isUuid(which.uuid)) throw new Fault("notFound");
  const [report] = await ctx.db
    .select(columns)
    .from(medicalReports)
    .where(and(named(which), inMyCenter(ctx)))
    .orderBy(...holding)
    .limit(1);
  if (!report) throw new Fault("notFound");
  return report;
}

/** A draft of the caller's own, whole, and locked: what is signed, counted or filed with another card in the same moment waits. */
export async function ownDraft(ctx: ProfileCtx, id: number): Promise<WholeReport> {
  const [report] = await ctx.db
    .select()
    .from(medicalReports)
    .where(and(eq(medicalReports.id, id), inMyCenter(ctx)))
    .for("no key update");
  if (!report) throw new Fault("notFound");
  if (report.createdBy !== ctx.profile.id) throw new Fault("reportOfAnother");
  if (stateOf(report) !== "DRAFT") throw new Fault("reportNotDraft");
  return report;
}
