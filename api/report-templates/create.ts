import { ReportTemplateInput } from "#rules/inputs/report-template.ts";
import { allow } from "../allow.ts";
import type { Ctx } from "../context.ts";
import { reportTemplates } from "../db/tables/report-templates.ts";
import { parse } from "../parse.ts";
import { offeredProcedure } from "../procedures/scope.ts";
import { track } from "../track.ts";

/** Adds a template to a service. */
export async function createReportTemplate(ctx: Ctx, procedure: number, given: unknown) {
  allow(ctx, "medicalReport:write");
  const input = parse(ReportTemplateInput, given);
  const { id: procedureId, medicalCenterId } = await offeredProcedure(ctx, procedure);
  const [template] = await ctx.db
    .insert(reportTemplates)
    .values({ ...input, procedureId, medicalCenterId, createdAt: ctx.now(), createdBy: ctx.profile.id })
    .returning();
  await track(ctx, "template.created", { entityId: template!.id });
  return template!;
}
