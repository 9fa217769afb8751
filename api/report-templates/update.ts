import { ReportTemplateInput } from "#rules/inputs/medical-reports/report-template.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { changeOne } from "../core/db/change-one.ts";
import { reportTemplates } from "../core/db/tables/report-templates.ts";
import { Fault } from "../core/fault.ts";
import { parse } from "../core/parse.ts";
import { track } from "../core/track.ts";
import { inUse, visibleTemplate } from "./scope.ts";

/** Changes a template, based on its version where one is given. */
export async function updateReportTemplate(
  ctx: Ctx,
  { id, version }: { id: number; version?: number | null },
  given: unknown,
) {
  allow(ctx, "medicalReport:write");
  const before = await visibleTemplate(ctx, id);
  if ((version ?? before.version) !== before.version) throw new Fault("stale");
  const after = await changeOne(ctx.db, reportTemplates, before, parse(ReportTemplateInput, given), inUse(ctx));
  if (!after) throw new Fault("stale");
  await track(ctx, "template.updated", { entityId: id });
  return after;
}
