import type { ReceiptContent } from "#rules/cash/receipt-content.ts";
import { receiptNumber } from "#rules/cash/receipt-number.ts";
import { cashDirections } from "#rules/codes.ts";
import { currencyOf } from "#rules/money/currency.ts";
import { eq } from "drizzle-orm";
import { batch } from "../../core/batch.ts";
import type { CashEntry as Row } from "../../cash/scope.ts";
import type { Ctx } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { readReceipt, type Receipt as ReceiptRow } from "../../cash/read-receipt.ts";
import { cashEntries } from "../../core/db/tables/cash-entries.ts";
import { paymentEntries } from "../../core/db/tables/payment-entries.ts";
import { payments } from "../../core/db/tables/payments.ts";
import { builder } from "../builder.ts";
import { medicalCenterOf, Profile, profileOf } from "../medical-centers/medical-centers.ts";
import { Money } from "../money.ts";
import { Payment, PaymentEntry } from "../payments/payments.ts";
import { CashBox, cashBoxOf } from "./cash-boxes.ts";

export const CashDirectionEnum = builder.enumType("CashDirection", { values: cashDirections });

const paymentOfEntry = batch(async (ctx, ids: readonly number[]) => {
  const rows = await ctx.db
    .select({ id: paymentEntries.id, reason: paymentEntries.reason, payment: payments })
    .from(paymentEntries)
    .innerJoin(payments, eq(payments.id, paymentEntries.paymentId))
    .where(anyOf(paymentEntries.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
});
const ofPayment = (ctx: Ctx, { paymentEntryId }: Row) =>
  paymentEntryId === null ? null : paymentOfEntry(ctx, paymentEntryId);

export const CashEntry = builder.objectRef<Row>("CashEntry").implement({
  description: "Cash that came into a box or left it, with its receipt",
  fields: (t) => ({
    id: t.exposeInt("id"),
    cashBox: t.field({ type: CashBox, resolve: async (row, _args, ctx) => (await cashBoxOf(ctx, row.cashBoxId))! }),
    direction: t.expose("direction", { type: CashDirectionEnum }),
    number: t.string({
      description: "Of its receipt: without gaps by box, direction and year",
      resolve: async (row, _args, ctx) => receiptNumber((await cashBoxOf(ctx, row.cashBoxId))!.number, row),
    }),
    at: t.expose("at", { type: "DateTime" }),
    amount: t.field({
      type: Money,
      description: "Negative where it left the box",
      resolve: async ({ amount, medicalCenterId }, _args, ctx) => ({
        amount,
        currency: currencyOf((await medicalCenterOf(ctx, medicalCenterId))!),
      }),
    }),
    payment: t.field({
      type: Payment,
      nullable: true,
      description: "Null for an entry by hand",
      resolve: async (row, _args, ctx) => (await ofPayment(ctx, row))?.payment ?? null,
    }),
    reason: t.string({
      nullable: true,
      description: "Of a reversal, of an amount that is given back, and of an entry by hand",
      resolve: async (row, _args, ctx) => row.reason ?? (await ofPayment(ctx, row))?.reason ?? null,
    }),
    profile: t.field({ type: Profile, resolve: async (row, _args, ctx) => (await profileOf(ctx, row.profileId))! }),
  }),
});

const entryOfPayment = batch(async (ctx, ids: readonly number[]) => {
  const rows = await ctx.db.select().from(cashEntries).where(anyOf(cashEntries.paymentEntryId, ids));
  return new Map(rows.map((row) => [row.paymentEntryId!, row]));
});

builder.objectField(PaymentEntry, "cashEntry", (t) =>
  t.field({
    type: CashEntry,
    nullable: true,
    description: "Of cash: its place in the cash book",
    resolve: ({ id, method }, _args, ctx) => (method === "CASH" ? entryOfPayment(ctx, id) : null),
  }),
);

builder.scalarType("ReceiptContent", {
  description: "All that a receipt prints besides its entry and its payer, as it was frozen, as JSON",
  serialize: (value) => value as ReceiptContent,
});

const CashReceipt = builder.objectRef<ReceiptRow>("CashReceipt").implement({
  description: "A receipt: its entry, and what was frozen with it",
  fields: (t) => ({
    entry: t.expose("entry", { type: CashEntry }),
    content: t.expose("content", { type: "ReceiptContent" }),
    payment: t.expose("payment", { type: Payment, nullable: true }),
    rounding: t.field({
      type: "SafeInt",
      description: "Minor units: the part of the amount that is no payment",
      resolve: ({ paymentEntry }) => paymentEntry?.rounding ?? 0,
    }),
  }),
});

builder.queryField("cashReceipt", (t) =>
  t.field({
    type: CashReceipt,
    rule: "payment:read",
    args: { cashEntry: t.arg.int({ required: true }) },
    resolve: (_root, { cashEntry }, ctx) => readReceipt(ctx, cashEntry),
  }),
);
