import { and, eq, type SQL } from "drizzle-orm";
import type { ProfileCtx } from "../core/context.ts";
import { patientAttendances } from "../core/db/tables/patient-attendances.ts";
import { Fault } from "../core/fault.ts";
import { includedReports } from "./included-reports.ts";

/**
 * Refuses to change visits of which one is billed to an insurer (`visitBilled`); the others stay locked, so that no
 * batch takes them before the change is there.
 */
export async function assertUnbilled(ctx: ProfileCtx, which: SQL) {
  const visits = await ctx.db
    .select({ billed: patientAttendances.billedDocumentId })
    .from(patientAttendances)
    .where(and(eq(patientAttendances.medicalCenterId, ctx.profile.medicalCenterId), which))
    .for("no key update");
  if (visits.some(({ billed }) => billed !== null)) throw new Fault("visitBilled");
}

/** Refuses to take back a report by which an insurer is billed (`reportBilled`); its visit stays locked. */
export async function assertReportUnbilled(
  ctx: ProfileCtx,
  report: { id: number; patientAttendanceId: number | null },
) {
  if (report.patientAttendanceId === null) return;
  await ctx.db
    .select({ id: patientAttendances.id })
    .from(patientAttendances)
    .where(eq(patientAttendances.id, report.patientAttendanceId))
    .for("no key update");
  if ((await includedReports(ctx, [report.id])).has(report.id)) throw new Fault("reportBilled");
}
