import { may } from "#rules/permissions.ts";
import { batch } from "../../core/batch.ts";
import { fBatchOf, fBatchVersion, type FBatch as WrittenFile } from "../../batch-invoices/file.ts";
import { countUninvoiced, invoicesOfBatches, listMonthInvoices } from "../../batch-invoices/list.ts";
import { obstacleToInvoices } from "../../batch-invoices/obstacle.ts";
import { returnInvoice } from "../../batch-invoices/return.ts";
import { createInsurerInvoices } from "../../batches/create-invoices.ts";
import type { ProfileCtx } from "../../core/context.ts";
import { invoicesObstacles } from "#rules/insurance/batches/invoices-obstacle.ts";
import { missingOfFile } from "#rules/insurance/files/write-invoices.ts";
import { BilledMonth } from "../batch-candidates/batch-candidates.ts";
import { builder } from "../builder.ts";
import { isCredited } from "../invoices/credit-notes.ts";
import { Invoice } from "../invoices/invoices.ts";
import { Batch, BatchRun } from "./batches.ts";

const InsurerInvoicesObstacle = builder.enumType("InsurerInvoicesObstacle", {
  description: "Invoicing is off, the centre charges in another currency, or other invoices could have the numbers",
  values: invoicesObstacles,
});

const FBatchGap = builder.enumType("FBatchGap", {
  description: "The version of the form, or the company's number or the Czech account of the issuer",
  values: missingOfFile,
});

const FBatch = builder.objectRef<WrittenFile & { name: string }>("FBatch").implement({
  description: "The F-dávka of an invoice to an insurer",
  fields: (t) => ({
    name: t.exposeString("name"),
    text: t.string({
      nullable: true,
      description: "Characters of ASCII alone; null where something is missing",
      resolve: ({ bytes }) => bytes && new TextDecoder().decode(bytes),
    }),
    missing: t.expose("missing", { type: FBatchGap, nullable: true }),
  }),
});

const versionOf = batch(
  async (ctx, [center]: readonly number[]) => new Map([[center!, await fBatchVersion(ctx as ProfileCtx)]]),
);
builder.objectFields(Invoice, (t) => ({
  fBatch: t.field({
    type: FBatch,
    nullable: true,
    description: "Null of what asks no insurer, and to those who bill none",
    resolve: async (row, _args, ctx) => {
      const { profile } = ctx as ProfileCtx;
      if (row.kind !== "INSURER" || !may(profile, "insurer:bill")) return null;
      const version = (await versionOf(ctx, row.medicalCenterId))!;
      return { name: `FDAVKA.${row.content.settlement!.insurer}`, ...fBatchOf([row], version) };
    },
  }),
  returnable: t.boolean({
    description: "Whether the caller may replace it, since its insurer returned it",
    resolve: async (row, _args, ctx) =>
      row.kind === "INSURER" && may((ctx as ProfileCtx).profile, "insurer:bill") && !(await isCredited(ctx, row)),
  }),
}));

const invoiceOfBatch = batch(invoicesOfBatches);
builder.objectField(Batch, "invoice", (t) =>
  t.field({
    type: Invoice,
    nullable: true,
    description: "The one that asks for it; none of what the sum of a month covers",
    resolve: ({ id }, _args, ctx) => invoiceOfBatch(ctx, id),
  }),
);

const uninvoiced = batch(countUninvoiced);
builder.objectFields(BatchRun, (t) => ({
  uninvoiced: t.int({
    description: "Its batches that no invoice asks for, though one could",
    resolve: async ({ id }, _args, ctx) => (await uninvoiced(ctx, id)) ?? 0,
  }),
  invoicesObstacle: t.field({
    type: InsurerInvoicesObstacle,
    nullable: true,
    description: "The obstacle to invoices to insurers now",
    resolve: (_row, _args, ctx) => obstacleToInvoices(ctx as ProfileCtx),
  }),
}));

builder.objectField(BilledMonth, "invoices", (t) =>
  t.field({
    type: [Invoice],
    description: "Those that ask insurers for its care, at most 200",
    resolve: ({ month }, _args, ctx) => listMonthInvoices(ctx, month),
  }),
);

builder.mutationFields((t) => ({
  batchInvoicesCreate: t.field({
    type: BatchRun,
    rule: "insurer:bill",
    description: "Issues the invoices that a run lacks",
    args: { batchRun: t.arg.int({ required: true }) },
    resolve: (_root, { batchRun: id }, ctx) => createInsurerInvoices(ctx, id),
  }),
  batchInvoiceReturn: t.field({
    type: Invoice,
    rule: "insurer:bill",
    description: "Replaces an invoice that its insurer returned by another one, with the next number",
    args: {
      invoice: t.arg.int({ required: true }),
      version: t.arg.int({ required: true, description: "The one that the change is based on" }),
      reason: t.arg.string({ required: true, description: "The credit note prints it" }),
    },
    resolve: (_root, { invoice: id, version, reason }, ctx) => returnInvoice(ctx, { id, version }, { reason }),
  }),
}));
