import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { changeOne } from "../core/db/change-one.ts";
import { medicalReports } from "../core/db/tables/medical-reports.ts";
import { Fault } from "../core/fault.ts";
import { track } from "../core/track.ts";
import { inState } from "./state.ts";
import { ownDraft } from "./drafts/own-draft.ts";
import type { MedicalReport } from "./columns.ts";

/** Removes an own draft for good: the row stays, its visit is free for another report. */
export async function removeMedicalReport(ctx: Ctx, id: number): Promise<MedicalReport> {
  allow(ctx, "medicalReport:write");
  const draft = await ownDraft(ctx, id);
  const removed = await changeOne(
    ctx.db,
    medicalReports,
    draft,
    { removedAt: ctx.now(), removedBy: ctx.profile.id, patientAttendanceId: null },
    inState.DRAFT,
  );
  if (!removed) throw new Fault("stale");
  await track(ctx, "medicalReport.removed", {
    entityId: id,
    patientCardId: draft.patientCardId,
    details: { patientAttendance: draft.patientAttendanceId },
  });
  return removed;
}
