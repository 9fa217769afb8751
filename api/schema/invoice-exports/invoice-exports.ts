import { invoiceExportFormats, tableFormats } from "#rules/codes.ts";
import { beginExport } from "../../invoice-exports/begin.ts";
import { checkExport, type ExportCheck } from "../../invoice-exports/check.ts";
import { readExport } from "../../invoice-exports/read.ts";
import { removeExport } from "../../invoice-exports/remove.ts";
import type { InvoiceExport as Row } from "../../invoice-exports/scope.ts";
import { File, fileOf } from "../attachments/files.ts";
import { builder } from "../builder.ts";
import { DateRange } from "../date-range.ts";
import { DateRangeInput } from "../calendar/event-create.ts";
import { Profile, profileOf } from "../medical-centers/medical-centers.ts";

const InvoiceExportFormatEnum = builder.enumType("InvoiceExportFormat", {
  description: "INVOICES_SET is an archive of documents, PAYMENT_TABLE a table of payments",
  values: invoiceExportFormats,
});
const TableFormatEnum = builder.enumType("TableFormat", { values: tableFormats });

const InvoiceExport = builder.objectRef<Row>("InvoiceExport").implement({
  description: "A file for accountants, which a job makes; gone after 30 days",
  fields: (t) => ({
    id: t.exposeInt("id"),
    dateRange: t.field({ type: DateRange, resolve: ({ fromDay, toDay }) => ({ from: fromDay, to: toDay }) }),
    format: t.expose("format", { type: InvoiceExportFormatEnum }),
    tableFormat: t.expose("tableFormat", { type: TableFormatEnum, nullable: true, description: "Of a table" }),
    done: t.exposeInt("done", { description: "Rows that are written" }),
    total: t.exposeInt("total"),
    askedAt: t.expose("askedAt", { type: "DateTime" }),
    askedBy: t.field({ type: Profile, resolve: async (row, _args, ctx) => (await profileOf(ctx, row.askedBy))! }),
    generatedAt: t.expose("generatedAt", { type: "DateTime", nullable: true, description: "Null while it is written" }),
    failedAt: t.expose("failedAt", { type: "DateTime", nullable: true, description: "When it was given up" }),
    file: t.field({
      type: File,
      nullable: true,
      resolve: ({ fileId }, _args, ctx) => (fileId === null ? null : fileOf(ctx, fileId)),
    }),
  }),
});

const InvoicesExportCheck = builder.objectRef<ExportCheck>("InvoicesExportCheck").implement({
  fields: (t) => ({
    count: t.exposeInt("count", { description: "Invoices of the days" }),
    gaps: t.exposeStringList("gaps", { description: "Numbers of their series that are missing, at most 100" }),
    missingFiles: t.exposeInt("missingFiles", { description: "Invoices without a stored PDF, which the export makes" }),
  }),
});

const InvoiceExportInput = builder.inputType("InvoiceExportInput", {
  fields: (t) => ({
    dateRange: t.field({ type: DateRangeInput }),
    format: t.field({ type: InvoiceExportFormatEnum }),
    tableFormat: t.field({ type: TableFormatEnum, description: "Of a table" }),
    language: t.string({ description: "Of its words: cs, de, en or sk" }),
  }),
});

builder.queryFields((t) => ({
  invoiceExport: t.field({
    type: InvoiceExport,
    rule: "invoiceExport:make",
    args: { invoiceExport: t.arg.int({ required: true }) },
    resolve: (_root, { invoiceExport: id }, ctx) => readExport(ctx, id),
  }),
  invoicesExportCheck: t.field({
    type: InvoicesExportCheck,
    rule: "invoiceExport:make",
    args: { dateRange: t.arg({ type: DateRangeInput, required: true }) },
    resolve: (_root, { dateRange }, ctx) => checkExport(ctx, dateRange),
  }),
}));

builder.mutationFields((t) => ({
  invoiceExportCreate: t.field({
    type: InvoiceExport,
    rule: "invoiceExport:make",
    args: { input: t.arg({ type: InvoiceExportInput, required: true }) },
    resolve: (_root, { input }, ctx) => beginExport(ctx, input),
  }),
  invoiceExportRemove: t.boolean({
    rule: "invoiceExport:make",
    args: { invoiceExport: t.arg.int({ required: true }) },
    resolve: (_root, { invoiceExport: id }, ctx) => removeExport(ctx, id),
  }),
}));
