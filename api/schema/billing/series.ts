import { documentNumber, seriesKinds } from "#rules/invoices/number.ts";
import { listInvoiceSeries, type ListedSeries } from "../../invoices/series/list.ts";
import { updateInvoiceSeries } from "../../invoices/series/update.ts";
import { builder } from "../builder.ts";

const InvoiceSeriesKind = builder.enumType("InvoiceSeriesKind", { values: seriesKinds });

const InvoiceSeries = builder.objectRef<ListedSeries>("InvoiceSeries").implement({
  description: "The numbers of a kind of document in this year",
  fields: (t) => ({
    kind: t.expose("kind", { type: InvoiceSeriesKind }),
    prefix: t.exposeString("prefix"),
    yearDigits: t.exposeInt("yearDigits", { description: "4, 2, or 0 for numbers that go on over New Year" }),
    separator: t.exposeString("separator"),
    digits: t.exposeInt("digits", { description: "The least ones, filled up with zeros" }),
    next: t.int({ resolve: ({ last }) => last + 1 }),
    nextNumber: t.string({ resolve: (series) => documentNumber(series, series.year, series.last + 1) }),
    shared: t.exposeBoolean("shared", {
      description: "Whether another centre of the company, with an administrator in common, has such numbers",
    }),
    version: t.exposeInt("version"),
  }),
});

const InvoiceSeriesInput = builder.inputType("InvoiceSeriesInput", {
  fields: (t) => ({
    prefix: t.string({ required: true, description: "At most six letters, digits and hyphens" }),
    yearDigits: t.int({ required: true, description: "4, 2 or 0" }),
    separator: t.string({ required: true, description: "A hyphen, a slash, or nothing" }),
    digits: t.int({ required: true, description: "1 to 8" }),
    next: t.int({ required: true, description: "The next number, raised only" }),
  }),
});

builder.queryFields((t) => ({
  invoiceSeries: t.field({
    type: [InvoiceSeries],
    rule: "medicalCenter:write",
    resolve: (_root, _args, ctx) => listInvoiceSeries(ctx),
  }),
}));

builder.mutationFields((t) => ({
  invoiceSeriesUpdate: t.field({
    type: InvoiceSeries,
    rule: "medicalCenter:write",
    args: {
      kind: t.arg({ type: InvoiceSeriesKind, required: true }),
      input: t.arg({ type: InvoiceSeriesInput, required: true }),
      version: t.arg.int({ required: true, description: "The version the change is based on" }),
    },
    resolve: async (_root, { kind, input, version }, ctx) => ({
      ...(await updateInvoiceSeries(ctx, kind, version, input)),
      shared: false,
    }),
  }),
}));
