import { anyOf } from "../../core/db/any-of.ts";
import { invoices } from "../../core/db/tables/invoices.ts";
import { invoiceTotals } from "#rules/invoices/vat-sums.ts";
import { isCreditedWhole } from "#rules/invoices/is-credited-whole.ts";
import { invoiceKinds } from "#rules/invoices/number.ts";
import type { Money as Amount } from "#rules/format.ts";
import { batch } from "../../core/batch.ts";
import type { ProfileCtx } from "../../core/context.ts";
import { creditInvoice } from "../../invoices/credit/credit.ts";
import { creditedLines } from "../../invoices/credit/credited-lines.ts";
import { mayCredit } from "../../invoices/credit/may-credit.ts";
import type { Invoice as Row } from "../../invoices/issue.ts";
import type { InvoicedPayment } from "../../invoices/issuing/payments-of.ts";
import { builder } from "../builder.ts";
import { Money } from "../money.ts";
import { Payment } from "../payments/payments.ts";
import { Invoice, paymentsOf } from "./invoices.ts";

export const InvoiceKind = builder.enumType("InvoiceKind", { values: invoiceKinds });

const correctedOf = batch(async (ctx, ids: readonly number[]) => {
  const rows = await ctx.db.select().from(invoices).where(anyOf(invoices.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
});
const creditedOf = batch(creditedLines);
/** True where credit notes have given all of a document back. */
export const isCredited = async (ctx: Parameters<typeof creditedOf>[0], { id, content }: Row) =>
  ((await creditedOf(ctx, id)) ?? []).length === content.lines.length;

type Line = { place: number; name: string; price: Amount; credited: boolean; payment: InvoicedPayment };

const InvoiceLine = builder.objectRef<Line>("InvoiceLine").implement({
  fields: (t) => ({
    place: t.exposeInt("place", { description: "In the invoice, from 0" }),
    name: t.exposeString("name"),
    price: t.expose("price", { type: Money }),
    credited: t.exposeBoolean("credited", { description: "Whether a credit note has given it back" }),
    payment: t.expose("payment", { type: Payment }),
  }),
});

builder.objectFields(Invoice, (t) => ({
  kind: t.expose("kind", { type: InvoiceKind }),
  corrects: t.field({
    type: Invoice,
    nullable: true,
    description: "The document that a credit note corrects",
    resolve: ({ correctsId }, _args, ctx) => (correctsId === null ? null : correctedOf(ctx, correctsId)),
  }),
  price: t.field({
    type: Money,
    description: "With VAT and rounding; of a credit note negative",
    resolve: ({ content }) => {
      const { payable } = invoiceTotals(content);
      return { amount: content.corrects ? 0 - payable : payable, currency: content.currency };
    },
  }),
  lines: t.field({
    type: [InvoiceLine],
    resolve: async ({ id, content: { lines, currency } }, _args, ctx) => {
      const credited = (await creditedOf(ctx, id)) ?? [];
      const charged = await paymentsOf(ctx, id);
      return lines.map(({ name, price }, place) => ({
        place,
        name,
        price: { amount: price, currency },
        credited: credited.includes(place),
        payment: charged.find(({ lines: own }) => own.includes(place))!,
      }));
    },
  }),
  creditedWhole: t.boolean({
    description: "Whether a credit note gives all of its lines back, and no part of them",
    resolve: ({ content }) => isCreditedWhole(content),
  }),
  credited: t.boolean({
    description: "Whether credit notes have given back all of it",
    resolve: (row, _args, ctx) => isCredited(ctx, row),
  }),
  creditable: t.boolean({
    description: "Whether the caller may issue a credit note of it now",
    resolve: async (row, _args, ctx) =>
      row.kind !== "CREDIT_NOTE" &&
      mayCredit(ctx as ProfileCtx, row) &&
      !(await isCredited(ctx, row)) &&
      (row.kind === "INVOICE" || (await paymentsOf(ctx, row.id)).every(({ invoicedAt }) => invoicedAt === null)),
  }),
}));

builder.mutationFields((t) => ({
  invoiceCreditNoteCreate: t.field({
    type: Invoice,
    rule: "invoice:credit",
    description: "Issues a credit note of an invoice or of a document on an advance",
    args: {
      invoice: t.arg.int({ required: true }),
      version: t.arg.int({ required: true, description: "The version of the document" }),
      lines: t.arg.intList({ required: true, description: "The places of the lines that are given back" }),
      reason: t.arg.string({ required: true, description: "Printed" }),
    },
    resolve: (_root, { invoice: id, version, lines, reason }, ctx) =>
      creditInvoice(ctx, { id, version }, { lines, reason }),
  }),
}));
