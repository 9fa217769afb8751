import { createMedicalReport } from "../../medical-reports/create.ts";
import { removeMedicalReport } from "../../medical-reports/remove.ts";
import { setMedicalReportValidity } from "../../medical-reports/signing/set-validity.ts";
import { signMedicalReport } from "../../medical-reports/signing/sign.ts";
import { updateMedicalReport } from "../../medical-reports/update.ts";
import { BodyDiagramInput } from "./body-diagram.ts";
import { builder } from "../builder.ts";
import { ReportCodingInput } from "./coding.ts";
import { FindingInput } from "./findings.ts";
import { MedicalReport } from "./medical-reports.ts";

const MedicalReportCreateInput = builder.inputType("MedicalReportCreateInput", {
  fields: (t) => ({
    patientCard: t.int({ required: true }),
    patientAttendance: t.int({
      description: "The visit it documents; a correction keeps that of the corrected report",
    }),
    procedure: t.int(),
    duration: t.int({ description: "In minutes" }),
    examinedAt: t.field({ type: "DateTime", required: true, description: "Today at the latest" }),
    content: t.string({
      required: true,
      description: "Light markup, at most 100,000 characters; a draft may be empty",
    }),
    bodyDiagram: t.field({
      type: BodyDiagramInput,
      description: "Omitted in a correction: that of the corrected report",
    }),
    findings: t.field({
      type: [FindingInput],
      description: "At most 100; omitted in a correction: those of the corrected report",
    }),
    coding: t.field({
      type: ReportCodingInput,
      description:
        "Omitted in a correction: that of the corrected report; of a visit that an insurer pays: as last time",
    }),
    beginsFrom: t.int({
      description: "A report of the same patient whose diagram is copied",
    }),
    correctionOf: t.int({ description: "A signed report of the same patient, valid or invalid" }),
  }),
});

const MedicalReportUpdateInput = builder.inputType("MedicalReportUpdateInput", {
  fields: (t) => ({
    procedure: t.int(),
    duration: t.int(),
    examinedAt: t.field({ type: "DateTime" }),
    content: t.string(),
    bodyDiagram: t.field({ type: BodyDiagramInput, description: "Null removes the diagram" }),
    findings: t.field({ type: [FindingInput], description: "All of them, at most 100" }),
    coding: t.field({ type: ReportCodingInput, description: "Null removes the coding" }),
  }),
});

builder.mutationFields((t) => ({
  medicalReportCreate: t.field({
    type: MedicalReport,
    rule: "medicalReport:write",
    args: { input: t.arg({ type: MedicalReportCreateInput, required: true }) },
    resolve: (_root, { input }, ctx) => createMedicalReport(ctx, input),
  }),
  medicalReportUpdate: t.field({
    type: MedicalReport,
    rule: "medicalReport:write",
    description: "Changes an own draft",
    args: {
      medicalReport: t.arg.int({ required: true }),
      version: t.arg.int({ required: true, description: "The version the change is based on" }),
      input: t.arg({ type: MedicalReportUpdateInput, required: true, description: "Omitted fields stay unchanged" }),
    },
    resolve: (_root, { medicalReport, version, input }, ctx) =>
      updateMedicalReport(ctx, { id: medicalReport, version }, input),
  }),
  medicalReportSetSigned: t.field({
    type: MedicalReport,
    rule: "medicalReport:write",
    description: "Signs an own draft, which can no longer be changed",
    args: {
      medicalReport: t.arg.int({ required: true }),
      version: t.arg.int({ required: true, description: "The version that was read before signing" }),
    },
    resolve: (_root, { medicalReport, version }, ctx) => signMedicalReport(ctx, { id: medicalReport, version }),
  }),
  medicalReportRemove: t.field({
    type: MedicalReport,
    rule: "medicalReport:write",
    description: "Removes an own draft",
    args: { medicalReport: t.arg.int({ required: true }) },
    resolve: (_root, { medicalReport }, ctx) => removeMedicalReport(ctx, medicalReport),
  }),
  medicalReportSetValidity: t.field({
    type: MedicalReport,
    rule: "medicalReport:validity",
    description: "Declares a signed report invalid, or valid again",
    args: {
      medicalReport: t.arg.int({ required: true }),
      valid: t.arg.boolean({ required: true }),
      reason: t.arg.string({ description: "Required of an invalid one" }),
    },
    resolve: (_root, { medicalReport, valid, reason }, ctx) =>
      setMedicalReportValidity(ctx, medicalReport, valid, reason),
  }),
}));
