import type { CallForPayment } from "#rules/payments/call-for-payment.ts";
import type { ProfileCtx } from "../../core/context.ts";
import { callForPayment } from "../../invoices/call-for-payment.ts";
import { readPaymentInfo, type PaymentInfo as Info } from "../../payments/info.ts";
import { builder } from "../builder.ts";
import { Money } from "../money.ts";

builder.scalarType("CallForPayment", {
  description: "The parties of a printed call for payment, as JSON",
  serialize: (value) => value as CallForPayment,
});

const PaymentInfo = builder.objectRef<Info>("PaymentInfo").implement({
  description:
    "The transfer that pays what is left of a payment, or of all on its invoice with it; it names no service",
  fields: (t) => ({
    accountNumber: t.exposeString("accountNumber", { nullable: true, description: "Of a Czech account" }),
    invoiceNumber: t.exposeString("invoiceNumber", {
      nullable: true,
      description: "Of the invoice that asks for the payment together with others",
    }),
    iban: t.field({ type: "String", resolve: ({ order }) => order.iban }),
    message: t.field({ type: "String", resolve: ({ order }) => order.message }),
    price: t.field({ type: Money, resolve: ({ order: { amount, currency } }) => ({ amount, currency }) }),
    qrCode: t.field({
      type: "String",
      nullable: true,
      description: "The text of the code that the banks around the account read",
      resolve: ({ code }) => code?.text,
    }),
    call: t.field({
      type: "CallForPayment",
      nullable: true,
      description: "Null for a payment on an invoice, which asks for it",
      resolve: ({ payment }, _args, ctx) =>
        payment.invoicedAt === null ? callForPayment(ctx as ProfileCtx, payment) : null,
    }),
    variableSymbol: t.field({ type: "String", resolve: ({ order }) => order.variableSymbol }),
  }),
});

const PaymentInfoInput = builder.inputType("PaymentInfoInput", {
  fields: (t) => ({ payment: t.int({ required: true }) }),
});

builder.queryFields((t) => ({
  paymentInfo: t.field({
    type: PaymentInfo,
    nullable: true,
    rule: "payment:read",
    description: "Null where nothing is left to pay, or the centre has no account",
    args: { input: t.arg({ type: PaymentInfoInput, required: true }) },
    resolve: (_root, { input }, ctx) => readPaymentInfo(ctx, input.payment),
  }),
}));
