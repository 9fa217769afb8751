import { createReportTemplate } from "../report-templates/create.ts";
import { listReportTemplates } from "../report-templates/list.ts";
import { removeReportTemplate } from "../report-templates/remove.ts";
import type { ReportTemplate } from "../report-templates/scope.ts";
import { updateReportTemplate } from "../report-templates/update.ts";
import { builder } from "./builder.ts";
import { Profile, profileOf } from "./medical-centers.ts";

const Template = builder.objectRef<ReportTemplate>("Template").implement({
  description: "What reports of a service begin with",
  fields: (t) => ({
    id: t.exposeInt("id"),
    name: t.exposeString("name"),
    content: t.exposeString("content", { description: "Light markup; #datum# and #cas# stand for the day and the time of the examination" }),
    createdBy: t.field({ type: Profile, resolve: async (row, _args, ctx) => (await profileOf(ctx, row.createdBy))! }),
    version: t.exposeInt("version"),
  }),
});

const TemplateInput = builder.inputType("TemplateInput", {
  fields: (t) => ({ name: t.string({ required: true }), content: t.string({ required: true }) }),
});

builder.queryFields((t) => ({
  templatesByProcedure: t.field({
    type: [Template],
    rule: "medicalReport:read",
    description: "By name, at most 100",
    args: { procedure: t.arg.int({ required: true }) },
    resolve: (_root, { procedure }, ctx) => listReportTemplates(ctx, procedure),
  }),
}));

builder.mutationFields((t) => ({
  templateCreate: t.field({
    type: Template,
    rule: "medicalReport:write",
    args: { procedure: t.arg.int({ required: true }), input: t.arg({ type: TemplateInput, required: true }) },
    resolve: (_root, { procedure, input }, ctx) => createReportTemplate(ctx, procedure, input),
  }),
  templateUpdate: t.field({
    type: Template,
    rule: "medicalReport:write",
    args: {
      template: t.arg.int({ required: true }),
      input: t.arg({ type: TemplateInput, required: true }),
      version: t.arg.int({ description: "The version the change is based on; without one it is based on the newest" }),
    },
    resolve: (_root, { template, input, version }, ctx) => updateReportTemplate(ctx, { id: template, version }, input),
  }),
  templateRemove: t.boolean({
    rule: "medicalReport:write",
    args: { template: t.arg.int({ required: true }) },
    resolve: (_root, { template }, ctx) => removeReportTemplate(ctx, template),
  }),
}));
