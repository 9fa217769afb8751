import { and, asc, desc, isNotNull } from "drizzle-orm";
import { may } from "#rules/permissions.ts";
import { fullName } from "#rules/text/full-name.ts";
import { batch, batchMany } from "../../core/batch.ts";
import type { Ctx } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { patientAttendances } from "../../core/db/tables/patient-attendances.ts";
import { medicalReports } from "../../core/db/tables/medical-reports.ts";
import { checkDigests } from "../../medical-reports/signing/check-digests.ts";
import { listMedicalReports, type MedicalReportList as List } from "../../medical-reports/list.ts";
import { readContents } from "../../medical-reports/read-contents.ts";
import { readMedicalReport } from "../../medical-reports/read.ts";
import { columns, type MedicalReport as Row } from "../../medical-reports/columns.ts";
import { notRemoved, stateOf } from "../../medical-reports/state.ts";
import { visitsWithoutReport } from "../../medical-reports/visits-without.ts";
import { builder } from "../builder.ts";
import { PatientAttendance } from "../calendar/calendar.ts";
import { MedicalReportStateEnum, SigningProofEnum } from "../codes.ts";
import { Profile, profileOf } from "../medical-centers/medical-centers.ts";
import { SortDirectionEnum } from "../patients/patients.ts";
import { PatientCard, patientCardOf } from "../patients/patient-card.ts";
import { Procedure, procedureOf } from "../procedures/procedures.ts";

export const reportOf = batch(async (ctx, ids: readonly number[]) => {
  const rows = await ctx.db.select(columns).from(medicalReports).where(anyOf(medicalReports.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
});

const correctionsOf = batchMany(
  (ctx, ids: readonly number[]) =>
    ctx.db
      .select(columns)
      .from(medicalReports)
      .where(and(anyOf(medicalReports.correctionOfId, ids), notRemoved))
      .orderBy(asc(medicalReports.id)),
  (row) => row.correctionOfId!,
);

export const attendanceOf = batch(async (ctx, ids: readonly number[]) => {
  const rows = await ctx.db.select().from(patientAttendances).where(anyOf(patientAttendances.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
});

/** The report of a visit: one that has not been invalidated before an invalid one, and of those the newest. */
const reportOfVisit = batch(async (ctx, ids: readonly number[]) => {
  const rows = await ctx.db
    .select(columns)
    .from(medicalReports)
    .where(and(anyOf(medicalReports.patientAttendanceId, ids), notRemoved))
    .orderBy(desc(isNotNull(medicalReports.invalidatedAt)), asc(medicalReports.id));
  return new Map(rows.map((row) => [row.patientAttendanceId!, row]));
});

const contentOf = batch(readContents);
const digestMatchesOf = batch(checkDigests);

/** Fields only for users who may read reports; null to others, as if they were not there. */
export const toReaders = <T>(ctx: Ctx, value: () => T): T | null =>
  ctx.profile && may(ctx.profile, "medicalReport:read") ? value() : null;
/** The content of a report: text, diagram, findings, coding. */
export const saidToReaders = (ctx: Ctx, id: number) => toReaders(ctx, () => contentOf(ctx, id));
const person = (ctx: Ctx, id: number | null) => (id === null ? null : profileOf(ctx, id));

export const MedicalReport = builder.objectRef<Row>("MedicalReport");
MedicalReport.implement({
  description: "Findings and treatment. All staff see that a report exists; health professionals read its content",
  fields: (t) => ({
    id: t.exposeInt("id"),
    uuid: t.exposeString("uuid"),
    patientCard: t.field({
      type: PatientCard,
      resolve: async (row, _args, ctx) => (await patientCardOf(ctx, row.patientCardId))!,
    }),
    patientAttendance: t.field({
      type: PatientAttendance,
      nullable: true,
      resolve: (row, _args, ctx) =>
        row.patientAttendanceId === null ? null : attendanceOf(ctx, row.patientAttendanceId),
    }),
    procedure: t.field({
      type: Procedure,
      nullable: true,
      resolve: (row, _args, ctx) => (row.procedureId === null ? null : procedureOf(ctx, row.procedureId)),
    }),
    procedureName: t.string({
      nullable: true,
      description: "The service's name at the time of signing",
      resolve: async (row, _args, ctx) =>
        row.procedureName ?? (row.procedureId === null ? null : (await procedureOf(ctx, row.procedureId))!.name),
    }),
    duration: t.exposeInt("durationMinutes", { nullable: true, description: "In minutes" }),
    examinedAt: t.expose("examinedAt", { type: "DateTime" }),
    content: t.string({
      nullable: true,
      description: "Text of light markup; to readers only",
      resolve: async (row, _args, ctx) => (await saidToReaders(ctx, row.id))?.content,
    }),
    summaryName: t.string({
      nullable: true,
      description: "The first line of the content that is no heading, without its markup; to readers only",
      resolve: (row, _args, ctx) => toReaders(ctx, () => row.summary),
    }),
    paramedicName: t.string({
      description: "The author's name at the time of signing",
      resolve: async (row, _args, ctx) => row.paramedicName ?? fullName((await profileOf(ctx, row.createdBy))!),
    }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    createdBy: t.field({ type: Profile, resolve: async (row, _args, ctx) => (await profileOf(ctx, row.createdBy))! }),
    updatedAt: t.expose("updatedAt", { type: "DateTime" }),
    updatedBy: t.field({ type: Profile, resolve: async (row, _args, ctx) => (await profileOf(ctx, row.updatedBy))! }),
  }),
});

/** Its signature, and what became of it. */
builder.objectFields(MedicalReport, (t) => ({
  signedAt: t.expose("signedAt", { type: "DateTime", nullable: true }),
  signedBy: t.field({ type: Profile, nullable: true, resolve: (row, _args, ctx) => person(ctx, row.signedBy) }),
  signingProof: t.expose("signingProof", {
    type: SigningProofEnum,
    nullable: true,
    description: "The proof its author gave at signing; null for reports signed before it was recorded",
  }),
  state: t.field({ type: MedicalReportStateEnum, resolve: stateOf }),
  valid: t.boolean({ resolve: (row) => row.invalidatedAt === null }),
  invalidatedAt: t.expose("invalidatedAt", { type: "DateTime", nullable: true }),
  invalidatedBy: t.field({
    type: Profile,
    nullable: true,
    resolve: (row, _args, ctx) => person(ctx, row.invalidatedBy),
  }),
  invalidReason: t.string({
    nullable: true,
    description: "To readers only",
    resolve: (row, _args, ctx) => toReaders(ctx, () => row.invalidReason),
  }),
  correctionOf: t.field({
    type: MedicalReport,
    nullable: true,
    resolve: (row, _args, ctx) => (row.correctionOfId === null ? null : reportOf(ctx, row.correctionOfId)),
  }),
  corrections: t.field({
    type: [MedicalReport],
    description: "The oldest first, without removed ones",
    resolve: (row, _args, ctx) => correctionsOf(ctx, row.id),
  }),
  digest: t.string({
    nullable: true,
    description: "SHA-256 of what was signed, in hexadecimal; to readers only",
    resolve: (row, _args, ctx) => toReaders(ctx, () => row.digest),
  }),
  digestMatches: t.boolean({
    nullable: true,
    description:
      "True if the content still matches what was signed; computed on request; null for drafts and for callers who may not read it",
    resolve: (row, _args, ctx) => toReaders(ctx, () => digestMatchesOf(ctx, row.id)),
  }),
  version: t.exposeInt("version"),
}));

builder.objectField(PatientAttendance, "medicalReport", (t) =>
  t.field({
    type: MedicalReport,
    nullable: true,
    description: "The newest report that has not been invalidated, also a draft; otherwise the newest invalid one",
    resolve: (row, _args, ctx) => reportOfVisit(ctx, row.id),
  }),
);

export const MedicalReportList = builder.objectRef<List>("MedicalReportList").implement({
  fields: (t) => ({
    items: t.expose("items", { type: [MedicalReport] }),
    total: t.exposeInt("total"),
    page: t.exposeInt("page", { description: "From 1; a page past the last answers the last" }),
    pageSize: t.exposeInt("pageSize"),
  }),
});

builder.queryFields((t) => ({
  medicalReports: t.field({
    type: MedicalReportList,
    rule: "medicalReport:see",
    description: "A patient's reports, 25 a page, latest examination first if no order is given",
    args: {
      patientCard: t.arg.int({ required: true }),
      states: t.arg({ type: [MedicalReportStateEnum], description: "Omitted: all but removed ones" }),
      author: t.arg.int({ description: "The profile that wrote them" }),
      uuids: t.arg.stringList({ description: "Only these of them" }),
      direction: t.arg({ type: SortDirectionEnum, description: "By the examination" }),
      page: t.arg.int(),
    },
    resolve: (_root, args, ctx) => listMedicalReports(ctx, args),
  }),
  medicalReport: t.field({
    type: MedicalReport,
    rule: "medicalReport:see",
    args: {
      id: t.arg.int(),
      uuid: t.arg.string(),
      patientAttendance: t.arg.int({ description: "The report in force for a visit" }),
    },
    resolve: (_root, args, ctx) => readMedicalReport(ctx, args),
  }),
  patientAttendancesForNewMedicalReport: t.field({
    type: [PatientAttendance],
    rule: "medicalReport:write",
    description: "Visits up to today without a report in force, except excused ones; latest first, at most 20",
    args: {
      patientCard: t.arg.int({ required: true }),
      patientAttendance: t.arg.int({ description: "The visit that comes first, however old" }),
    },
    resolve: (_root, { patientCard, patientAttendance }, ctx) =>
      visitsWithoutReport(ctx, patientCard, patientAttendance),
  }),
}));
