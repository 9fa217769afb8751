import { inArray } from "drizzle-orm";
import { may } from "#rules/permissions.ts";
import type { SummarySentence } from "#rules/report-summaries/check.ts";
import { batch } from "../../core/batch.ts";
import type { Ctx } from "../../core/context.ts";
import { medicalReports } from "../../core/db/tables/medical-reports.ts";
import { columns } from "../../medical-reports/columns.ts";
import { askSummary } from "../../report-summaries/ask.ts";
import { readOfRange, readOverall, readStale } from "../../report-summaries/read.ts";
import { findSummaryConsent, endpointOf, failureOf, stateOf, type Summary } from "../../report-summaries/scope.ts";
import { setSummaryConsent } from "../../report-summaries/set-consent.ts";
import { builder } from "../builder.ts";
import { ReportSummaryFailureEnum, ReportSummarySourceEnum, ReportSummaryStateEnum } from "../codes.ts";
import { DateRangeInput } from "../calendar/event-create.ts";
import { MedicalCenter, Profile, profileOf } from "../medical-centers/medical-centers.ts";
import { MedicalReport } from "../medical-reports/medical-reports.ts";
import { PatientCard } from "../patients/patient-card.ts";

const overallOf = batch(readOverall);
const ofRangeOf = batch(readOfRange);
const staleOf = batch(readStale);

const reportNamed = batch(async (ctx, uuids: readonly string[]) => {
  const rows = await ctx.db
    .select(columns)
    .from(medicalReports)
    .where(inArray(medicalReports.uuid, [...uuids]));
  return new Map(rows.map((row) => [row.uuid, row]));
});

const Sentence = builder.objectRef<SummarySentence>("MedicalReportsSummarySentence").implement({
  fields: (t) => ({
    text: t.exposeString("text"),
    medicalReport: t.field({
      type: MedicalReport,
      resolve: async (row, _args, ctx) => (await reportNamed(ctx, row.report))!,
    }),
    passage: t.exposeString("passage", {
      description: "The cited passage; without names if a model read it",
    }),
  }),
});

const MedicalReportsSummary = builder.objectRef<Summary>("MedicalReportsSummary").implement({
  description: "An automatic summary of a patient's signed reports; every sentence cites one",
  fields: (t) => ({
    id: t.exposeInt("id"),
    state: t.field({ type: ReportSummaryStateEnum, resolve: (row, _args, ctx) => stateOf(row, ctx.now()) }),
    source: t.expose("source", { type: ReportSummarySourceEnum }),
    model: t.exposeString("model", { nullable: true }),
    from: t.expose("fromDay", { type: "Date", nullable: true }),
    to: t.expose("toDay", { type: "Date", nullable: true }),
    askedAt: t.expose("askedAt", { type: "DateTime" }),
    askedBy: t.field({ type: Profile, resolve: async (row, _args, ctx) => (await profileOf(ctx, row.askedBy))! }),
    readyAt: t.expose("readyAt", { type: "DateTime", nullable: true }),
    failure: t.field({
      type: ReportSummaryFailureEnum,
      nullable: true,
      resolve: (row, _args, ctx) => failureOf(row, ctx.now()),
    }),
    sentences: t.field({ type: [Sentence], resolve: (row) => row.sentences ?? [] }),
    sentencesDropped: t.exposeInt("sentencesDropped", {
      description: "Number of the model's sentences dropped because the cited passages do not support them",
    }),
    reportsRead: t.exposeInt("reportsRead"),
    reportsTotal: t.exposeInt("reportsTotal", { description: "At most 100 of them are read, the latest" }),
    stale: t.boolean({
      description: "True if reports were signed or invalidated since",
      resolve: async (row, _args, ctx) => (await staleOf(ctx, row.id)) ?? false,
    }),
  }),
});

/** Users who may not read reports get no summary. */
const toReaders = <T>(ctx: Ctx, value: () => Promise<T | null>): Promise<T | null> | null =>
  ctx.profile && may(ctx.profile, "medicalReport:read") ? value() : null;

builder.objectFields(PatientCard, (t) => ({
  medicalReportsOverallSummary: t.field({
    type: MedicalReportsSummary,
    nullable: true,
    description: "The latest of all reports; to readers of reports only",
    resolve: (card, _args, ctx) => toReaders(ctx, () => overallOf(ctx, card.id)),
  }),
  medicalReportsSummary: t.field({
    type: MedicalReportsSummary,
    nullable: true,
    description: "The latest of a period",
    resolve: (card, _args, ctx) => toReaders(ctx, () => ofRangeOf(ctx, card.id)),
  }),
  medicalReportsSummaryFrom: t.field({
    type: "Date",
    nullable: true,
    resolve: (card, _args, ctx) => toReaders(ctx, async () => (await ofRangeOf(ctx, card.id))?.fromDay ?? null),
  }),
  medicalReportsSummaryTo: t.field({
    type: "Date",
    nullable: true,
    resolve: (card, _args, ctx) => toReaders(ctx, async () => (await ofRangeOf(ctx, card.id))?.toDay ?? null),
  }),
}));

const Endpoint = builder.objectRef<{ address: string; model: string }>("MedicalReportsSummaryEndpoint").implement({
  fields: (t) => ({ address: t.exposeString("address"), model: t.exposeString("model") }),
});

const Consent = builder
  .objectRef<NonNullable<Awaited<ReturnType<typeof findSummaryConsent>>>>("MedicalReportsSummaryConsent")
  .implement({
    fields: (t) => ({
      givenAt: t.expose("givenAt", { type: "DateTime" }),
      givenBy: t.field({ type: Profile, resolve: async (row, _args, ctx) => (await profileOf(ctx, row.givenBy))! }),
    }),
  });

builder.objectFields(MedicalCenter, (t) => ({
  medicalReportsSummaryEndpoint: t.field({
    type: Endpoint,
    nullable: true,
    description: "The external model configured for the installation",
    resolve: (_row, _args, ctx) => endpointOf(ctx),
  }),
  medicalReportsSummaryConsent: t.field({
    type: Consent,
    nullable: true,
    description: "The centre's consent to that model",
    resolve: (row, _args, ctx) => (row.id === ctx.profile?.medicalCenterId ? findSummaryConsent(ctx, row.id) : null),
  }),
}));

builder.mutationFields((t) => ({
  medicalReportsOverallSummaryUpdate: t.field({
    type: MedicalReportsSummary,
    rule: "medicalReport:read",
    description: "Summarises all reports of a patient",
    args: { patientCard: t.arg.int({ required: true }) },
    resolve: (_root, { patientCard }, ctx) => askSummary(ctx, patientCard, null),
  }),
  medicalReportsSummaryUpdate: t.field({
    type: MedicalReportsSummary,
    rule: "medicalReport:read",
    description: "Summarises the reports of a period",
    args: { patientCard: t.arg.int({ required: true }), dateRange: t.arg({ type: DateRangeInput, required: true }) },
    resolve: (_root, { patientCard, dateRange }, ctx) => askSummary(ctx, patientCard, dateRange),
  }),
  medicalReportsSummaryConsentSet: t.field({
    type: MedicalCenter,
    rule: "medicalCenter:write",
    description: "Allows or forbids the external model to read the centre's reports without names",
    args: { active: t.arg.boolean({ required: true }) },
    resolve: (_root, { active }, ctx) => setSummaryConsent(ctx, active),
  }),
}));
