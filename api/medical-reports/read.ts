import { allow } from "../access/allow.ts";
import type { Ctx } from "../context.ts";
import { Fault } from "../fault.ts";
import { track } from "../track.ts";
import { visibleReport } from "./visible-report.ts";

type Named = { id?: number | null; uuid?: string | null; patientAttendance?: number | null };

/**
 * One report, by its uuid, its id or its visit; its content is read separately, with the permission (read-contents.ts).
 */
export async function readMedicalReport(ctx: Ctx, { id, uuid, patientAttendance }: Named) {
  allow(ctx, "medicalReport:see");
  const which = uuid ? { uuid } : id ? { id } : patientAttendance ? { patientAttendance } : null;
  if (!which) throw new Fault("notFound");
  const report = await visibleReport(ctx, which);
  await track(ctx, "medicalReport.listed", { entityId: report.id, patientCardId: report.patientCardId });
  return report;
}
