import { createFix } from "../../batches/correcting/create-fix.ts";
import { endReturned } from "../../batches/returned/end.ts";
import { enterReturned } from "../../batches/returned/enter.ts";
import { handOver } from "../../batches/returned/hand-over.ts";
import { importRefusals, type AskedTable, type Imported } from "../../batches/returned/import-table.ts";
import { removeReturned } from "../../batches/returned/remove.ts";
import { reopenReturned } from "../../batches/returned/reopen.ts";
import { builder } from "../builder.ts";
import { Batch } from "./batches.ts";
import { ReturnedDocument, ReturnedKindEnum, ReturnedOutcomeEnum } from "./returned.ts";

const RefusalTable = builder.objectRef<AskedTable>("RefusalTable").implement({
  description: "A table whose columns are to be chosen, with those that are proposed",
  fields: (t) => ({
    names: t.exposeStringList("names"),
    number: t.int({ nullable: true, description: "From 0", resolve: ({ columns }) => columns.number ?? null }),
    code: t.int({ nullable: true, resolve: ({ columns }) => columns.code ?? null }),
    reason: t.int({ nullable: true, resolve: ({ columns }) => columns.reason ?? null }),
  }),
});
const ReturnedImport = builder.objectRef<Imported>("ReturnedImport").implement({
  fields: (t) => ({
    entered: t.int({ description: "Documents that were written down", resolve: ({ entered }) => entered.length }),
    known: t.exposeIntList("known", { description: "Numbers that had come back already" }),
    unknown: t.exposeIntList("unknown", { description: "Numbers that no batch that was handed over has" }),
    table: t.expose("table", { type: RefusalTable, nullable: true, description: "Set where nothing was written yet" }),
  }),
});

const ReturnedDocumentsInput = builder.inputType("ReturnedDocumentsInput", {
  fields: (t) => ({
    documentIds: t.intList({ required: true, description: "Numbers; each means its latest document that was sent" }),
    kind: t.field({ type: ReturnedKindEnum, required: true }),
    code: t.string(),
    reason: t.string(),
    forAuthor: t.boolean(),
  }),
});
const RefusalColumnsInput = builder.inputType("RefusalColumnsInput", {
  description: "Places of columns, from 0",
  fields: (t) => ({ number: t.int({ required: true }), code: t.int(), reason: t.int() }),
});
const ReturnedTableInput = builder.inputType("ReturnedTableInput", {
  fields: (t) => ({
    kind: t.field({ type: ReturnedKindEnum, required: true }),
    forAuthor: t.boolean(),
    columns: t.field({ type: RefusalColumnsInput, description: "They are remembered for tables with the same names" }),
    chooseColumns: t.boolean({ description: "Answers a table although its columns are remembered" }),
  }),
});
const ReturnedOutcomeInput = builder.inputType("ReturnedOutcomeInput", {
  fields: (t) => ({
    outcome: t.field({ type: ReturnedOutcomeEnum, required: true, description: "Any but CORRECTED" }),
    outcomeReason: t.string({ description: "Required where it is written off" }),
  }),
});

const which = { required: true } as const;
const version = { required: true, description: "The one that the change is based on" } as const;

builder.mutationFields((t) => ({
  batchFixCreate: t.field({
    type: Batch,
    rule: "insurer:bill",
    description: "Makes a batch that corrects the refused documents of patients, from what they are now",
    args: {
      batch: t.arg.int(which),
      version: t.arg.int(version),
      patientCards: t.arg.intList({ required: true }),
      withFBatch: t.arg.boolean({ required: true, description: "Whether it has an invoice of its own" }),
    },
    resolve: (_root, { batch: id, version, ...given }, ctx) => createFix(ctx, { id, version }, given),
  }),
  returnedDocumentsEnter: t.intList({
    rule: "insurer:bill",
    description: "Writes down documents that came back; answers the ids of their entries",
    args: { input: t.arg({ type: ReturnedDocumentsInput, required: true }) },
    resolve: async (_root, { input }, ctx) => (await enterReturned(ctx, input)).map(({ id }) => id),
  }),
  returnedDocumentsImport: t.field({
    type: ReturnedImport,
    rule: "insurer:bill",
    description: "Writes down the documents of an insurer's table of 1 MB at most",
    args: {
      file: t.arg({ type: "Upload", required: true }),
      input: t.arg({ type: ReturnedTableInput, required: true }),
    },
    resolve: (_root, { file, input }, ctx) => importRefusals(ctx, file, input),
  }),
  returnedDocumentHandOver: t.field({
    type: ReturnedDocument,
    rule: "insurer:bill",
    description: "Hands an open document to the authors of its reports, or takes it from them",
    args: {
      returnedDocument: t.arg.int(which),
      version: t.arg.int(version),
      forAuthor: t.arg.boolean({ required: true }),
    },
    resolve: (_root, { returnedDocument: id, version, forAuthor }, ctx) => handOver(ctx, { id, version }, forAuthor),
  }),
  returnedDocumentEnd: t.field({
    type: ReturnedDocument,
    rule: "insurer:bill",
    description: "Settles a document without a correction",
    args: {
      returnedDocument: t.arg.int(which),
      version: t.arg.int(version),
      input: t.arg({ type: ReturnedOutcomeInput, required: true }),
    },
    resolve: (_root, { returnedDocument: id, version, input }, ctx) => endReturned(ctx, { id, version }, input),
  }),
  returnedDocumentReopen: t.field({
    type: ReturnedDocument,
    rule: "insurer:bill",
    description: "Takes an outcome back that was a mistake",
    args: { returnedDocument: t.arg.int(which), version: t.arg.int(version) },
    resolve: (_root, { returnedDocument: id, version }, ctx) => reopenReturned(ctx, { id, version }),
  }),
  returnedDocumentRemove: t.boolean({
    rule: "insurer:bill",
    description: "Removes an open one that was a mistake",
    args: { returnedDocument: t.arg.int(which), version: t.arg.int(version) },
    resolve: (_root, { returnedDocument: id, version }, ctx) => removeReturned(ctx, { id, version }),
  }),
}));
