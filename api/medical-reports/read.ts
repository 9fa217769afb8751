import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { Fault } from "../core/fault.ts";
import { track } from "../core/track.ts";
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
