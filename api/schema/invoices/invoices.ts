import type { InvoiceContent } from "#rules/invoices/content.ts";
import { eq } from "drizzle-orm";
import { allow } from "../../core/access/allow.ts";
import { batch, batchMany } from "../../core/batch.ts";
import type { Ctx } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { billingInformation } from "../../core/db/tables/billing-information.ts";
import { files } from "../../core/db/tables/files.ts";
import { invoiceFiles } from "../../core/db/tables/invoice-files.ts";
import { isdocOf } from "../../invoices/files/isdoc.ts";
import type { Invoice as Row } from "../../invoices/issue.ts";
import { listPaymentsOf } from "../../invoices/issuing/payments-of.ts";
import { listInvoicesOf } from "../../invoices/list-of-payments.ts";
import { obstacleTo } from "../../invoices/obstacle-to.ts";
import { storedPdf } from "../../invoices/pdf/store-pdf.ts";
import { readInvoice } from "../../invoices/read.ts";
import { taxedVisits } from "../../invoices/taxed-visits.ts";
import { updateInvoice } from "../../invoices/update.ts";
import { File } from "../attachments/files.ts";
import { builder } from "../builder.ts";
import { MedicalReport } from "../medical-reports/medical-reports.ts";
import { entriesOf, Payment, paymentOfVisit } from "../payments/payments.ts";
import { ProcedureVoucher } from "../vouchers/vouchers.ts";

const invoicesOfPayment = batchMany(listInvoicesOf, (row) => row.paymentId);
/** The latest: those before it were given back. */
const invoiceOfPayment = async (ctx: Ctx, payment: number) =>
  (await invoicesOfPayment(ctx, payment)).findLast(({ kind }) => kind === "INVOICE");

const visitOfPayment = batch(taxedVisits);

export const paymentsOf = batchMany(listPaymentsOf, (row) => row.invoiceId);

/** Files that are stored; one that is not yet is made of the invoice alone. */
const storedFileOf = batch(async (ctx, ids: readonly number[]) => {
  const rows = await ctx.db
    .select({ id: invoiceFiles.invoiceId, file: files })
    .from(invoiceFiles)
    .innerJoin(files, eq(files.id, invoiceFiles.fileId))
    .where(anyOf(invoiceFiles.invoiceId, ids));
  return new Map(rows.map(({ id, file }) => [id, file]));
});

const InvoiceIsdoc = builder.objectRef<InvoiceContent>("InvoiceIsdoc").implement({
  description: "An invoice as ISDOC 6.0.2, for programs of accountants; the same at any time",
  fields: (t) => ({
    name: t.string({ resolve: ({ number }) => `${number}.isdoc` }),
    text: t.string({ resolve: (content) => isdocOf(content) }),
  }),
});

export const Invoice = builder.objectRef<Row>("Invoice").implement({
  description: "An issued invoice, document on an advance or credit note: only its note changes",
  fields: (t) => ({
    id: t.exposeInt("id"),
    invoiceCacheUuid: t.exposeString("uuid", { description: "Names all that it prints (`dataForInvoice`)" }),
    invoiceNumber: t.string({ resolve: ({ content }) => content.number }),
    issuedOn: t.expose("issuedOn", { type: "Date" }),
    dueOn: t.field({ type: "Date", resolve: ({ content }) => content.dueOn }),
    note: t.exposeString("note", { nullable: true, description: "Internal: not printed" }),
    file: t.field({
      type: File,
      description: "The PDF, stored once",
      resolve: async (row, _args, ctx) => {
        allow(ctx, "payment:read");
        return (await storedFileOf(ctx, row.id)) ?? storedPdf(ctx, row);
      },
    }),
    payment: t.field({
      type: Payment,
      description: "The first of its payments",
      resolve: async ({ id }, _args, ctx) => (await paymentsOf(ctx, id))[0]!,
    }),
    payments: t.field({
      type: [Payment],
      description: "In the order of their lines: of one payer, or of one patient",
      resolve: ({ id }, _args, ctx) => paymentsOf(ctx, id),
    }),
    isdoc: t.field({ type: InvoiceIsdoc, resolve: ({ content }) => content }),
    version: t.exposeInt("version"),
  }),
});

/** Centres that issue invoices. */
const issuing = batch(async (ctx, centers: readonly number[]) => {
  const rows = await ctx.db
    .select({ id: billingInformation.medicalCenterId, isActive: billingInformation.invoicingActive })
    .from(billingInformation)
    .where(anyOf(billingInformation.medicalCenterId, centers));
  return new Map(rows.map(({ id, isActive }) => [id, isActive]));
});

builder.objectField(ProcedureVoucher, "invoice", (t) =>
  t.field({
    type: Invoice,
    nullable: true,
    description: "Of its sale",
    resolve: ({ paymentId }, _args, ctx) => (paymentId === null ? null : invoiceOfPayment(ctx, paymentId)),
  }),
);

builder.objectField(MedicalReport, "invoice", (t) =>
  t.field({
    type: Invoice,
    nullable: true,
    description: "Of its visit",
    resolve: async ({ patientAttendanceId: visit }, _args, ctx) => {
      const payment = visit === null ? null : await paymentOfVisit(ctx, visit);
      return payment ? invoiceOfPayment(ctx, payment.id) : null;
    },
  }),
);

builder.objectFields(Payment, (t) => ({
  invoice: t.field({
    type: Invoice,
    nullable: true,
    description: "The latest",
    resolve: ({ id }, _args, ctx) => invoiceOfPayment(ctx, id),
  }),
  invoices: t.field({
    type: [Invoice],
    description: "The latest 50 with their credit notes, in the order of their issue",
    resolve: ({ id }, _args, ctx) => invoicesOfPayment(ctx, id),
  }),
  invoiceable: t.boolean({
    description: "True if its invoice can be issued now",
    resolve: async (row, _args, ctx) => {
      if (!(await issuing(ctx, row.medicalCenterId))) return false;
      const visit = row.paymentMethod === "VOUCHER" ? await visitOfPayment(ctx, row.id) : null;
      return !obstacleTo(row, await entriesOf(ctx, row.id), visit);
    },
  }),
}));

const InvoiceUpdateInput = builder.inputType("InvoiceUpdateInput", {
  fields: (t) => ({ note: t.string({ description: "Internal: not printed" }) }),
});

builder.queryFields((t) => ({
  invoice: t.field({
    type: Invoice,
    rule: "payment:read",
    args: { invoice: t.arg.int({ required: true }) },
    resolve: (_root, { invoice: id }, ctx) => readInvoice(ctx, { id }),
  }),
}));

builder.mutationFields((t) => ({
  invoiceUpdate: t.field({
    type: Invoice,
    rule: "invoice:write",
    description: "Changes only what is not printed",
    args: {
      invoice: t.arg.int({ required: true }),
      input: t.arg({ type: InvoiceUpdateInput, required: true }),
      version: t.arg.int({ required: true, description: "The version the change is based on" }),
    },
    resolve: (_root, { invoice: id, input, version }, ctx) => updateInvoice(ctx, { id, version }, input),
  }),
}));
