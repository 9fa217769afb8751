import { batchStates, scheduleTypes } from "#rules/codes.ts";
import { may } from "#rules/permissions.ts";
import { findInsurer } from "#rules/patients/insurers.ts";
import { batch } from "../../core/batch.ts";
import { beginBatches } from "../../batches/begin.ts";
import { operationsOfBatch, type BilledOperation as Operation } from "../../batches/operations-of.ts";
import { batchesByIds, lastRun, listBatchDocuments, readBatch, readRun, runsByIds } from "../../batches/read.ts";
import { removeBatch } from "../../batches/remove.ts";
import { repeatRun } from "../../batches/write-again.ts";
import type { Batch as Row, BatchRun as RunRow } from "../../batches/scope.ts";
import { setBatchState } from "../../batches/set-state.ts";
import { includedReports } from "../../coding/included-reports.ts";
import type { Ctx } from "../../core/context.ts";
import { File, fileOf } from "../attachments/files.ts";
import { BilledMonth } from "../batch-candidates/batch-candidates.ts";
import { builder } from "../builder.ts";
import { DateRange } from "../date-range.ts";
import { Profile, profileOf } from "../medical-centers/medical-centers.ts";
import { MedicalReport } from "../medical-reports/medical-reports.ts";
import { crowns, Money } from "../money.ts";
import { InsuranceCompany } from "../patients/patient-card.ts";
import { KBatchDocument, RefusedDocument } from "./documents.ts";

const BatchStateEnum = builder.enumType("BatchState", {
  description: "Made, handed over, and the insurer's answer",
  values: batchStates,
});

const ScheduleType = builder.enumType("ScheduleType", {
  description: "Original documents, or corrected ones that were refused",
  values: scheduleTypes,
});

/** Files with all patients of a batch are their makers'. */
const toBillers = (ctx: Ctx, fileId: number | null) =>
  fileId !== null && ctx.profile && may(ctx.profile, "insurer:bill") ? fileOf(ctx, fileId) : null;

const BilledOperation = builder.objectRef<Operation>("BilledOperation").implement({
  description: "An operation that a batch bills",
  fields: (t) => ({
    code: t.exposeString("code"),
    name: t.exposeString("name"),
    count: t.exposeInt("count"),
    points: t.exposeInt("points", { description: "Of all of them" }),
    price: t.field({ type: Money, resolve: ({ price }) => crowns(price) }),
  }),
});

export const BatchRun = builder.objectRef<RunRow>("BatchRun").implement({
  description: "A making of the batches of a month, which a job does",
  fields: (t) => ({
    id: t.exposeInt("id"),
    month: t.string({ description: "2026-03", resolve: ({ month }) => month.slice(0, 7) }),
    done: t.exposeInt("done", { description: "Patients whose care is read" }),
    total: t.exposeInt("total"),
    askedAt: t.expose("askedAt", { type: "DateTime" }),
    askedBy: t.field({ type: Profile, resolve: async (row, _args, ctx) => (await profileOf(ctx, row.askedBy))! }),
    madeAt: t.expose("madeAt", { type: "DateTime", nullable: true, description: "From when on its batches are whole" }),
    finishedAt: t.expose("finishedAt", {
      type: "DateTime",
      nullable: true,
      description: "When its files were written",
    }),
    failedAt: t.expose("failedAt", { type: "DateTime", nullable: true, description: "When it was given up" }),
    refused: t.expose("refused", { type: [RefusedDocument] }),
    file: t.field({
      type: File,
      nullable: true,
      description: "The archive of its files; null where it has made no batch, and to those who make none",
      resolve: ({ fileId }, _args, ctx) => toBillers(ctx, fileId),
    }),
  }),
});

const runOf = batch(runsByIds);
export const Batch = builder.objectRef<Row>("Batch").implement({
  description: "Documents of a kind by one contract, for one kind of insurance, of one month",
  fields: (t) => ({
    id: t.exposeInt("id"),
    sequenceId: t.exposeInt("sequenceId", { description: "Its number in the year in which it was made" }),
    variant: t.field({
      type: ScheduleType,
      resolve: ({ regularBatchId }) => (regularBatchId === null ? "REGULAR" : "FIX"),
    }),
    insuranceCompany: t.field({ type: InsuranceCompany, resolve: ({ insurer }) => findInsurer(insurer)! }),
    insuranceVariant: t.exposeString("insuranceVariant", { description: "From 1 to 4" }),
    expertise: t.exposeString("expertise"),
    documentKind: t.exposeString("kind", { description: "06 of vouchers, 01 without" }),
    icz: t.exposeString("icz"),
    branch: t.exposeString("branch", { description: "Of VZP" }),
    interfaceVersion: t.exposeString("interfaceVersion", { description: "6.2.47" }),
    month: t.int({ resolve: ({ month }) => Number(month.slice(5, 7)) }),
    year: t.int({ description: "Of the month", resolve: ({ month }) => Number(month.slice(0, 4)) }),
    period: t.field({
      type: DateRange,
      description: "The first and the last day of care",
      resolve: ({ periodFrom, periodTo }) => ({ from: periodFrom!, to: periodTo! }),
    }),
    documents: t.exposeInt("documents"),
    points: t.exposeInt("points"),
    pointPrice: t.field({ type: Money, resolve: ({ pointPrice }) => crowns(pointPrice) }),
    price: t.field({ type: Money, resolve: ({ price }) => crowns(price) }),
    madeAt: t.field({ type: "DateTime", resolve: ({ madeAt }) => madeAt! }),
    state: t.expose("state", { type: BatchStateEnum }),
    stateAt: t.expose("stateAt", { type: "DateTime", nullable: true }),
    kBatchDocuments: t.field({
      type: [KBatchDocument],
      description: "In their order, at most 999",
      resolve: ({ id }, _args, ctx) => listBatchDocuments(ctx, id),
    }),
    medicalOperationsWithPointsAndPrice: t.field({
      type: [BilledOperation],
      description: "By code; one whose points changed within the month once for each",
      resolve: (row, _args, ctx) => operationsOfBatch(ctx, row),
    }),
    file: t.field({
      type: File,
      nullable: true,
      description: "The K-dávka; null while it is written, and to those who make no batches",
      resolve: ({ fileId }, _args, ctx) => toBillers(ctx, fileId),
    }),
    print: t.field({
      type: File,
      nullable: true,
      description: "The list of its documents as a PDF; null as the file is",
      resolve: ({ printId }, _args, ctx) => toBillers(ctx, printId),
    }),
    archive: t.field({
      type: File,
      nullable: true,
      description: "The files of all batches that were made with it, as a ZIP; null as the file is",
      resolve: async ({ runId }, _args, ctx) => toBillers(ctx, (await runOf(ctx, runId))!.fileId),
    }),
    version: t.exposeInt("version"),
  }),
});

const batchOf = batch(batchesByIds);
builder.objectField(Batch, "regularBatch", (t) =>
  t.field({
    type: Batch,
    nullable: true,
    description: "The original one of the documents that it corrects",
    resolve: ({ regularBatchId }, _args, ctx) => (regularBatchId === null ? null : batchOf(ctx, regularBatchId)),
  }),
);

const isIncluded = batch(includedReports);
builder.objectField(MedicalReport, "includedInBatch", (t) =>
  t.boolean({
    description: "Whether an insurer is billed by it",
    resolve: async ({ id }, _args, ctx) => (await isIncluded(ctx, id)) ?? false,
  }),
);

builder.objectField(BilledMonth, "lastRun", (t) =>
  t.field({
    type: BatchRun,
    nullable: true,
    resolve: ({ month }, _args, ctx) => lastRun(ctx, { month: month.slice(0, 7) }),
  }),
);

const BatchRegularCreateInput = builder.inputType("BatchRegularCreateInput", {
  fields: (t) => ({ month: t.string({ required: true, description: "2026-03" }) }),
});

builder.queryFields((t) => ({
  batch: t.field({
    type: Batch,
    rule: "insurer:read",
    args: { batch: t.arg.int({ required: true }) },
    resolve: (_root, { batch: id }, ctx) => readBatch(ctx, id),
  }),
  batchRun: t.field({
    type: BatchRun,
    rule: "insurer:read",
    args: { batchRun: t.arg.int({ required: true }) },
    resolve: (_root, { batchRun: id }, ctx) => readRun(ctx, id),
  }),
}));

const version = { required: true, description: "The one that the change is based on" } as const;

builder.mutationFields((t) => ({
  batchRegularCreate: t.field({
    type: BatchRun,
    rule: "insurer:bill",
    description: "Begins to make the batches of a month, of all insurers",
    args: { input: t.arg({ type: BatchRegularCreateInput, required: true }) },
    resolve: (_root, { input }, ctx) => beginBatches(ctx, input),
  }),
  batchRunRepeat: t.field({
    type: BatchRun,
    rule: "insurer:bill",
    description: "Goes on with a run that has failed",
    args: { batchRun: t.arg.int({ required: true }) },
    resolve: (_root, { batchRun: id }, ctx) => repeatRun(ctx, id),
  }),
  batchRemove: t.boolean({
    rule: "insurer:bill",
    description: "Removes the newest batch, unless it was handed over, and frees its numbers",
    args: { batch: t.arg.int({ required: true }), version: t.arg.int(version) },
    resolve: (_root, { batch: id, version }, ctx) => removeBatch(ctx, { id, version }),
  }),
  batchStateSet: t.field({
    type: Batch,
    rule: "insurer:bill",
    args: {
      batch: t.arg.int({ required: true }),
      version: t.arg.int(version),
      state: t.arg({ type: BatchStateEnum, required: true }),
    },
    resolve: (_root, { batch: id, version, state }, ctx) => setBatchState(ctx, { id, version }, state),
  }),
}));
