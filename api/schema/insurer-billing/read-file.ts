import { fileFaults, type FileFault } from "#rules/insurance/files/file-faults.ts";
import { headVersions } from "#rules/insurance/files/reading/read-batches.ts";
import type {
  ShownBatch,
  ShownDocument,
  ShownFile,
  ShownInvoice,
  ShownRow,
} from "#rules/insurance/files/shown-file.ts";
import { readInsurerFile } from "../../insurer-billing/read-file.ts";
import { builder } from "../builder.ts";

const FaultKind = builder.enumType("InsurerFileFaultKind", { values: fileFaults });

export const InsurerFileFault = builder.objectRef<FileFault>("InsurerFileFault").implement({
  fields: (t) => ({
    line: t.exposeInt("line"),
    fault: t.expose("fault", { type: FaultKind }),
    record: t.exposeString("record", { nullable: true, description: "With its document: 06.V" }),
    field: t.exposeString("field", { nullable: true }),
    expected: t.exposeString("expected", { nullable: true }),
    found: t.exposeString("found", { nullable: true }),
  }),
});

const VersionEnum = builder.enumType("Version", {
  description: "Of the head of a batch: V1 of 62 bytes, V3 of 87 or 88",
  values: headVersions,
});

const Row = builder.objectRef<ShownRow>("InsurerFileRow").implement({
  fields: (t) => ({
    line: t.exposeInt("line"),
    day: t.exposeString("day", { nullable: true, description: "DDMMRRRR" }),
    code: t.exposeString("code", { nullable: true }),
    count: t.exposeString("count", { nullable: true }),
    insuredNumber: t.exposeString("insuredNumber", { nullable: true, description: "Of rows of documents 05" }),
  }),
});

const Document = builder.objectRef<ShownDocument>("InsurerFileDocument").implement({
  fields: (t) => ({
    line: t.exposeInt("line"),
    kind: t.exposeString("kind", { description: "01, 03, 05 or 06" }),
    number: t.exposeString("number", { nullable: true }),
    insuranceCompany: t.exposeString("insurer", { nullable: true }),
    insuredNumber: t.exposeString("insuredNumber", { nullable: true }),
    primaryDiagnosis: t.exposeString("diagnosis", { nullable: true }),
    points: t.exposeString("points", { nullable: true }),
    rowCount: t.exposeInt("rowCount"),
    rows: t.expose("rows", { type: [Row], description: "99 at most" }),
  }),
});

const Batch = builder.objectRef<ShownBatch>("InsurerFileBatch").implement({
  fields: (t) => ({
    line: t.exposeInt("line"),
    version: t.expose("version", { type: VersionEnum }),
    character: t.exposeString("character", { nullable: true, description: "P regular, O correcting" }),
    type: t.exposeString("type", { nullable: true }),
    icz: t.exposeString("icz", { nullable: true }),
    year: t.exposeString("year", { nullable: true }),
    month: t.exposeString("month", { nullable: true }),
    number: t.exposeString("number", { nullable: true }),
    points: t.exposeString("points", { nullable: true }),
    amount: t.exposeString("amount", { nullable: true, description: "In crowns, without the price of points" }),
    insuranceVariant: t.exposeString("insuranceVariant", { nullable: true }),
    insuranceCompany: t.exposeString("insurer", {
      nullable: true,
      description: "Of its first document that names one",
    }),
    documentVersion: t.exposeString("documentVersion", { nullable: true }),
    medicamentVersion: t.exposeString("medicamentVersion", { nullable: true, description: "Of documents 03" }),
    documentCount: t.exposeInt("documentCount"),
    documents: t.expose("documents", { type: [Document] }),
  }),
});

const InvoicedBatch = builder.objectRef<ShownInvoice["batches"][number]>("InsurerFileInvoicedBatch").implement({
  fields: (t) => ({
    line: t.exposeInt("line"),
    number: t.exposeString("number", { nullable: true }),
    year: t.exposeString("year", { nullable: true }),
    month: t.exposeString("month", { nullable: true }),
    points: t.exposeString("points", { nullable: true }),
    amount: t.exposeString("amount", { nullable: true, description: "In crowns, without the price of points" }),
  }),
});

const Invoice = builder.objectRef<ShownInvoice>("InsurerFileInvoice").implement({
  fields: (t) => ({
    line: t.exposeInt("line"),
    isAdvance: t.exposeBoolean("isAdvance", { description: "By period; others are for batches" }),
    number: t.exposeString("number", { nullable: true }),
    issuedOn: t.exposeString("issuedOn", { nullable: true, description: "DDMMRRRR" }),
    dueOn: t.exposeString("dueOn", { nullable: true, description: "DDMMRRRR" }),
    year: t.exposeString("year", { nullable: true }),
    month: t.exposeString("month", { nullable: true }),
    amount: t.exposeString("amount", { nullable: true }),
    points: t.exposeString("points", { nullable: true }),
    insuranceVariant: t.exposeString("insuranceVariant", { nullable: true }),
    healthcare: t.exposeString("healthcare", { nullable: true }),
    note: t.exposeString("note", { nullable: true }),
    batchCount: t.exposeInt("batchCount"),
    batches: t.expose("batches", { type: [InvoicedBatch] }),
  }),
});

const InsurerFile = builder.objectRef<ShownFile>("InsurerFile").implement({
  description: "A K-dávka or F-dávka with values as it holds them: 100 batches, documents and invoices of it at most",
  fields: (t) => ({
    kind: t.exposeString("kind", { description: "K or F" }),
    isWhole: t.exposeBoolean("isWhole", { description: "False where a hundred faults have ended the reading" }),
    faults: t.expose("faults", { type: [InsurerFileFault] }),
    icz: t.exposeString("icz", { nullable: true }),
    insuranceCompany: t.exposeString("insurer", { nullable: true }),
    batchCount: t.exposeInt("batchCount"),
    documentCount: t.exposeInt("documentCount"),
    invoiceCount: t.exposeInt("invoiceCount"),
    batches: t.expose("batches", { type: [Batch] }),
    invoices: t.expose("invoices", { type: [Invoice] }),
  }),
});

builder.queryField("insurerFile", (t) =>
  t.field({
    type: InsurerFile,
    rule: "medicalCenter:write",
    description:
      "Reads a K-dávka or F-dávka of 5 MB at most, sent as the GraphQL multipart request specification says; nothing of it is kept",
    args: { file: t.arg({ type: "Upload", required: true }) },
    resolve: (_root, { file }, ctx) => readInsurerFile(ctx, file),
  }),
);
