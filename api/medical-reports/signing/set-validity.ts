import { InvalidReason } from "#rules/inputs/medical-reports/medical-report.ts";
import { reachOf } from "../../core/access/allow.ts";
import { assertReportUnbilled } from "../../coding/assert-unbilled.ts";
import type { Ctx, ProfileCtx } from "../../core/context.ts";
import { changeOne } from "../../core/db/change-one.ts";
import { medicalReports } from "../../core/db/tables/medical-reports.ts";
import { Fault } from "../../core/fault.ts";
import { parse } from "../../core/parse.ts";
import { track } from "../../core/track.ts";
import { factsOf } from "./evidence.ts";
import { inState, stateOf } from "../state.ts";
import { visibleReport } from "../visible-report.ts";
import type { MedicalReport } from "../columns.ts";

/**
 * Declares a signed report invalid, with a reason, or valid again. Its content stays as it was signed. One by which an
 * insurer is billed stays valid (`reportBilled`).
 */
export async function setMedicalReportValidity(
  given: Ctx,
  id: number,
  valid: boolean,
  why: string | null | undefined,
): Promise<MedicalReport> {
  const far = reachOf(given, "medicalReport:validity");
  const ctx = given as ProfileCtx;
  const report = await visibleReport(ctx, { id });
  if (far === "own" && report.createdBy !== ctx.profile.id) throw new Fault("reportOfAnother");
  const state = stateOf(report);
  if (state === "DRAFT" || state === "REMOVED") throw new Fault("reportNotSigned");
  if (valid === (state === "SIGNED")) throw new Fault("validityUnchanged");
  if (!valid) await assertReportUnbilled(ctx, report);
  const now = ctx.now();
  const validity = valid
    ? { invalidatedAt: null, invalidatedBy: null, invalidReason: null }
    : {
        invalidatedAt: now,
        invalidatedBy: ctx.profile.id,
        invalidReason: parse(InvalidReason, { reason: why }).reason,
      };
  const changed = await changeOne(
    ctx.db,
    medicalReports,
    report,
    { ...validity, updatedAt: now, updatedBy: ctx.profile.id },
    inState[state],
  );
  if (!changed) throw new Fault("validityUnchanged");
  const { validity: reason } = (await factsOf(ctx.db, [id])).get(id)!;
  await track(ctx, valid ? "medicalReport.revalidated" : "medicalReport.invalidated", {
    entityId: id,
    patientCardId: changed.patientCardId,
    details: { validity: reason },
  });
  return changed;
}
