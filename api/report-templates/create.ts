import { ReportTemplateInput } from "#rules/inputs/medical-reports/report-template.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { reportTemplates } from "../core/db/tables/report-templates.ts";
import { parse } from "../core/parse.ts";
import { offeredProcedure } from "../procedures/offered-procedure.ts";
import { track } from "../core/track.ts";

/** Adds a template to a service, or a phrase to none; an own one is seen by its author alone. */
export async function createReportTemplate(ctx: Ctx, procedure: number | null, given: { own?: boolean | null }) {
  allow(ctx, "medicalReport:write");
  const input = parse(ReportTemplateInput, given);
  const { id: me, medicalCenterId } = ctx.profile;
  const procedureId = procedure === null ? null : (await offeredProcedure(ctx, procedure)).id;
  const [template] = await ctx.db
    .insert(reportTemplates)
    .values({
      ...input,
      procedureId,
      medicalCenterId,
      ownerId: given.own ? me : null,
      createdAt: ctx.now(),
      createdBy: me,
    })
    .returning();
  await track(ctx, "template.created", { entityId: template!.id });
  return template!;
}
