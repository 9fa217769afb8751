import { and, asc, desc, eq, isNotNull } from "drizzle-orm";
import type { ProfileCtx } from "../core/context.ts";
import { medicalReports } from "../core/db/tables/medical-reports.ts";
import { Fault } from "../core/fault.ts";
import { notRemoved } from "./state.ts";
import type { MedicalReport } from "./columns.ts";
import { isUuid } from "../core/is-uuid.ts";
import { columns } from "./columns.ts";
import { inMyCenter } from "./scope.ts";

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
