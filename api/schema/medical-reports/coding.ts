import { isCodingError, type CodingFault as Fault } from "#rules/insurance/coding-faults.ts";
import { localDate } from "#rules/time/time.ts";
import { batch } from "../../core/batch.ts";
import { availableOperations } from "../../coding/available-operations.ts";
import { myDepartments } from "../../coding/departments-of.ts";
import { lastCodedReport } from "../../coding/last-coding.ts";
import { reportFaults } from "../../coding/report-faults.ts";
import type { ProfileCtx } from "../../core/context.ts";
import { builder } from "../builder.ts";
import {
  MedicalOperation,
  MedicalOperationWithCount,
  MedicalOperationWithCountInput,
} from "../code-lists/code-lists.ts";
import { CodingFaultKindEnum } from "../codes.ts";
import { MedicalDiagnosis } from "../diagnoses/diagnoses.ts";
import { MedicalReport, reportOf, saidToReaders, toReaders } from "./medical-reports.ts";

export const CodingFault = builder.objectRef<Fault>("CodingFault").implement({
  description: "A fault for which an insurer refuses a visit, or a warning, which passes with a reason",
  fields: (t) => ({
    kind: t.expose("kind", { type: CodingFaultKindEnum }),
    isError: t.boolean({ resolve: isCodingError }),
    code: t.exposeString("code", { nullable: true, description: "Of the operation or diagnosis that it is about" }),
    allowed: t.exposeInt("allowed", { nullable: true, description: "As many as a limit allows" }),
  }),
});

const CodingDepartment = builder.objectRef<{ id: number; expertise: string }>("CodingDepartment").implement({
  description: "A department by which care is coded",
  fields: (t) => ({ id: t.exposeInt("id"), expertise: t.exposeString("expertise") }),
});

const faultsOf = batch(reportFaults);

/** The coding of a report, by which its insurer is billed. */
builder.objectFields(MedicalReport, (t) => ({
  department: t.field({
    type: CodingDepartment,
    nullable: true,
    description: "The department by which the care is coded; to readers only, as is all of a coding",
    resolve: async (row, _args, ctx) => {
      const coding = (await saidToReaders(ctx, row.id))?.coding;
      return coding ? { id: coding.departmentId, expertise: coding.expertise } : null;
    },
  }),
  medicalOperationsWithCount: t.field({
    type: [MedicalOperationWithCount],
    nullable: true,
    description: "With the points of the day of care; null of a report that is not coded",
    resolve: async (row, _args, ctx) => {
      const day = localDate(row.examinedAt);
      return (await saidToReaders(ctx, row.id))?.coding?.operations.map((operation) => ({ ...operation, day }));
    },
  }),
  primaryDiagnosis: t.field({
    type: MedicalDiagnosis,
    nullable: true,
    resolve: async (row, _args, ctx) => (await saidToReaders(ctx, row.id))?.coding?.primaryDiagnosis,
  }),
  otherDiagnosis: t.field({
    type: [MedicalDiagnosis],
    nullable: true,
    description: "At most four",
    resolve: async (row, _args, ctx) => (await saidToReaders(ctx, row.id))?.coding?.otherDiagnosis,
  }),
  codingReason: t.string({
    nullable: true,
    description: "Says why a warning does not hold here",
    resolve: async (row, _args, ctx) => (await saidToReaders(ctx, row.id))?.coding?.reason,
  }),
  lastCoded: t.field({
    type: MedicalReport,
    nullable: true,
    description: "The patient's last valid coded report of another visit, in a department of the author",
    resolve: (row, _args, ctx) =>
      toReaders(ctx, async () => {
        const { createdBy: author, patientCardId: card, patientAttendanceId: attendance } = row;
        const last = await lastCodedReport(ctx as ProfileCtx, { author, card, attendance });
        return last ? reportOf(ctx, last.id) : null;
      }),
  }),
  codingFaults: t.field({
    type: [CodingFault],
    nullable: true,
    description: "By today's lists, contracts and reports; errors first",
    resolve: (row, _args, ctx) =>
      toReaders(ctx, async () => ((await saidToReaders(ctx, row.id))?.coding ? faultsOf(ctx, row.id) : null)),
  }),
}));

export const ReportCodingInput = builder.inputType("ReportCodingInput", {
  description: "The whole coding: missing parts are removed",
  fields: (t) => ({
    department: t.int({ required: true, description: "A department of the author" }),
    medicalOperationsWithCount: t.field({ type: [MedicalOperationWithCountInput], required: true }),
    primaryDiagnosis: t.string({ description: "A code of MKN-10" }),
    otherDiagnosis: t.stringList({ description: "At most four codes" }),
    reason: t.string({ description: "Required where there are warnings" }),
  }),
});

builder.queryFields((t) => ({
  myDepartments: t.field({
    type: [CodingDepartment],
    rule: "medicalReport:write",
    description: "The departments that the caller works in, by specialty; none where the centre does not bill insurers",
    resolve: (_root, _args, ctx) => myDepartments(ctx),
  }),
  availableMedicalOperations: t.field({
    type: [MedicalOperation],
    rule: "medicalReport:write",
    description: "Operations that the patient's insurer has contracted with a department of the caller, by code",
    args: {
      patientCard: t.arg.int({ required: true }),
      department: t.arg.int({ description: "The caller's first one, if omitted" }),
      day: t.arg({ type: "Date", description: "Of the care; today, if omitted" }),
      patientAttendance: t.arg.int({ description: "The visit, whose other reports do not count in limits" }),
    },
    resolve: (_root, { patientCard, department, day, patientAttendance }, ctx) =>
      availableOperations(ctx, {
        patientCard,
        department: department ?? undefined,
        day: day ?? undefined,
        attendance: patientAttendance ?? undefined,
      }),
  }),
}));
