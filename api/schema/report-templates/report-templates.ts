import { createReportTemplate } from "../../report-templates/create.ts";
import { listReportTemplates } from "../../report-templates/list.ts";
import { readReportTemplate } from "../../report-templates/read.ts";
import { removeReportTemplate } from "../../report-templates/remove.ts";
import type { ReportTemplate } from "../../report-templates/scope.ts";
import { updateReportTemplate } from "../../report-templates/update.ts";
import { builder } from "../builder.ts";
import { Profile, profileOf } from "../medical-centers/medical-centers.ts";
import { Procedure, procedureOf } from "../procedures/procedures.ts";

const Template = builder.objectRef<ReportTemplate>("Template").implement({
  description: "Text a report of a service begins with; without a service, a phrase",
  fields: (t) => ({
    id: t.exposeInt("id"),
    name: t.exposeString("name"),
    content: t.exposeString("content", {
      description: "Light markup; #datum# and #cas# are replaced by day and time of the examination",
    }),
    createdBy: t.field({ type: Profile, resolve: async (row, _args, ctx) => (await profileOf(ctx, row.createdBy))! }),
    procedure: t.field({
      type: Procedure,
      nullable: true,
      resolve: (row, _args, ctx) => (row.procedureId === null ? null : procedureOf(ctx, row.procedureId)),
    }),
    own: t.boolean({ description: "Visible to its author only", resolve: (row) => row.ownerId !== null }),
    version: t.exposeInt("version"),
  }),
});

const TemplateInput = builder.inputType("TemplateInput", {
  fields: (t) => ({
    name: t.string({ required: true }),
    content: t.string({ required: true }),
    own: t.boolean({ description: "Visible to its author only; set at creation" }),
  }),
});

builder.queryFields((t) => ({
  templatesByProcedure: t.field({
    type: [Template],
    rule: "medicalReport:read",
    description: "By name, at most 300; omitted: texts of all services, and phrases",
    args: { procedure: t.arg.int() },
    resolve: (_root, { procedure }, ctx) => listReportTemplates(ctx, procedure ?? null),
  }),
  template: t.field({
    type: Template,
    rule: "medicalReport:read",
    args: { template: t.arg.int({ required: true }) },
    resolve: (_root, { template }, ctx) => readReportTemplate(ctx, template),
  }),
}));

builder.mutationFields((t) => ({
  templateCreate: t.field({
    type: Template,
    rule: "medicalReport:write",
    args: {
      procedure: t.arg.int({ description: "Omitted: the text is a phrase" }),
      input: t.arg({ type: TemplateInput, required: true }),
    },
    resolve: (_root, { procedure, input }, ctx) => createReportTemplate(ctx, procedure ?? null, input),
  }),
  templateUpdate: t.field({
    type: Template,
    rule: "medicalReport:write",
    args: {
      template: t.arg.int({ required: true }),
      input: t.arg({ type: TemplateInput, required: true }),
      version: t.arg.int({ description: "The version the change is based on; omitted: the newest" }),
    },
    resolve: (_root, { template, input, version }, ctx) => updateReportTemplate(ctx, { id: template, version }, input),
  }),
  templateRemove: t.boolean({
    rule: "medicalReport:write",
    args: { template: t.arg.int({ required: true }) },
    resolve: (_root, { template }, ctx) => removeReportTemplate(ctx, template),
  }),
}));
