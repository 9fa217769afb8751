import { allow } from "../allow.ts";
import type { Ctx } from "../context.ts";
import { Fault } from "../fault.ts";
import { track } from "../track.ts";
import { visibleReport } from "./scope.ts";

/** One report, by its uuid or its id; its content is read apart, by who may (read-contents.ts). */
export async function readMedicalReport(ctx: Ctx, { id, uuid }: { id?: number | null; uuid?: string | null }) {
  allow(ctx, "medicalReport:see");
  const which = uuid ? { uuid } : id ? { id } : null;
  if (!which) throw new Fault("notFound");
  const report = await visibleReport(ctx, which);
  await track(ctx, "medicalReport.listed", { entityId: report.id, patientCardId: report.patientCardId });
  return report;
}
