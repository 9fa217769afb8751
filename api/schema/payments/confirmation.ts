import { readConfirmation, type Confirmation as Row } from "../../cash/read-confirmation.ts";
import { builder } from "../builder.ts";
import { Money } from "../money.ts";
import { Payment, PaymentMethodEnum } from "./payments.ts";

const PaymentConfirmation = builder.objectRef<Row>("PaymentConfirmation").implement({
  description: "That an amount came, or was given back, by card or transfer; no receipt of cash, and without a number",
  fields: (t) => ({
    at: t.field({ type: "DateTime", resolve: ({ entry }) => entry.at }),
    method: t.field({ type: PaymentMethodEnum, resolve: ({ entry }) => entry.method }),
    amount: t.field({
      type: Money,
      description: "Negative where it was given back",
      resolve: ({ entry, payment }) => ({ amount: entry.amount, currency: payment.currency }),
    }),
    reason: t.string({
      nullable: true,
      description: "Of a reversal, and of an amount that is given back",
      resolve: ({ entry }) => entry.reason,
    }),
    content: t.expose("content", { type: "ReceiptContent" }),
    payment: t.expose("payment", { type: Payment }),
  }),
});

builder.queryField("paymentConfirmation", (t) =>
  t.field({
    type: PaymentConfirmation,
    rule: "payment:read",
    args: { paymentEntry: t.arg.int({ required: true }) },
    resolve: (_root, { paymentEntry }, ctx) => readConfirmation(ctx, paymentEntry),
  }),
);
