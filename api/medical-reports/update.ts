import { isNull } from "drizzle-orm";
import { MedicalReportInput } from "#rules/inputs/medical-reports/medical-report.ts";
import { allow } from "../core/access/allow.ts";
import { changedFields } from "../core/changed-fields.ts";
import { assertReason, toCoding } from "../coding/to-coding.ts";
import type { Ctx, ProfileCtx } from "../core/context.ts";
import { changeOne } from "../core/db/change-one.ts";
import { medicalReports } from "../core/db/tables/medical-reports.ts";
import { procedures } from "../core/db/tables/procedures.ts";
import { Fault } from "../core/fault.ts";
import { parse } from "../core/parse.ts";
import { assertOwn } from "../core/access/assert-own.ts";
import { track } from "../core/track.ts";
import { toDiagram } from "./diagram.ts";
import { inState } from "./state.ts";
import { ownDraft } from "./drafts/own-draft.ts";
import type { MedicalReport, WholeReport } from "./columns.ts";
import { aboutCoding, endOfToday, inputOf, valuesOf } from "./values.ts";

/** Changes the given fields of an own draft, based on its version; omitted ones stay. */
export async function updateMedicalReport(
  ctx: Ctx,
  { id, version }: { id: number; version: number },
  change: object,
): Promise<MedicalReport> {
  allow(ctx, "medicalReport:write");
  const now = ctx.now();
  const before = await ownDraft(ctx, id);
  if (before.version !== version) throw new Fault("stale");
  const known = inputOf(before);
  const input = parse(MedicalReportInput(endOfToday(now)), { ...known, ...change });
  if (input.procedure && input.procedure !== known.procedure)
    await assertOwn(ctx, "procedure", procedures, [input.procedure], isNull(procedures.removedAt));
  const bodyDiagram = input.bodyDiagram && (await toDiagram(ctx, input.bodyDiagram));
  const coding = "coding" in change ? await codingOf(ctx, before, input) : before.coding;
  const after = await changeOne(
    ctx.db,
    medicalReports,
    before,
    { ...valuesOf(input), bodyDiagram, coding, updatedAt: now, updatedBy: ctx.profile.id },
    inState.DRAFT,
  );
  if (!after) throw new Fault("stale");
  await track(ctx, "medicalReport.updated", {
    entityId: id,
    patientCardId: after.patientCardId,
    details: { fields: changedFields(known, input) },
  });
  return after;
}

/** The coding of a draft as it is stored, with a reason where it has warnings. */
async function codingOf(ctx: ProfileCtx, draft: WholeReport, { coding, examinedAt }: MedicalReportInput) {
  if (!coding) return null;
  const about = aboutCoding(draft, examinedAt);
  const stored = await toCoding(ctx, coding, about);
  await assertReason(ctx, stored, about);
  return stored;
}
