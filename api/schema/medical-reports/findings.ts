import type { Finding as Row } from "#rules/findings/findings.ts";
import { reportsWithFindings } from "../../medical-reports/with-findings.ts";
import { builder } from "../builder.ts";
import { FindingKindEnum, FindingSideEnum } from "../codes.ts";
import { MedicalReport, saidToReaders } from "./medical-reports.ts";

const Finding = builder.objectRef<Row>("Finding").implement({
  description: "One measured value",
  fields: (t) => ({
    kind: t.expose("kind", { type: FindingKindEnum }),
    what: t.exposeString("what", {
      description: "A joint with its plane (KNEE_S), a pain, a girth, or the name of a muscle",
    }),
    side: t.expose("side", { type: FindingSideEnum, nullable: true }),
    value: t.exposeString("value", { description: "As it is written: 10-0-120, 4+, 6, 42.5" }),
  }),
});

builder.objectField(MedicalReport, "findings", (t) =>
  t.field({
    type: [Finding],
    nullable: true,
    description: "To readers only; null if there are none",
    resolve: async (row, _args, ctx) => (await saidToReaders(ctx, row.id))?.findings,
  }),
);

export const FindingInput = builder.inputType("FindingInput", {
  fields: (t) => ({
    kind: t.field({ type: FindingKindEnum, required: true }),
    what: t.string({ required: true }),
    side: t.field({ type: FindingSideEnum, description: "Required of a limb" }),
    value: t.string({ required: true }),
  }),
});

builder.queryField("medicalReportsWithFindings", (t) =>
  t.field({
    type: [MedicalReport],
    rule: "medicalReport:read",
    description: "A patient's valid reports with findings: the latest 12, latest examination first",
    args: { patientCard: t.arg.int({ required: true }) },
    resolve: (_root, { patientCard }, ctx) => reportsWithFindings(ctx, patientCard),
  }),
);
