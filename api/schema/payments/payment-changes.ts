import { cancelPayment } from "../../payments/cancel.ts";
import { createPayment } from "../../payments/create.ts";
import { listPayers } from "../../payments/payers/list-payers.ts";
import { setPayer } from "../../payments/payers/set-payer.ts";
import { reverseEntry } from "../../payments/reverse.ts";
import { takePayment } from "../../payments/take.ts";
import { updatePaymentItems } from "../../payments/items/update-items.ts";
import { chargeVisit } from "../../payments/visits/charge-visit.ts";
import { builder } from "../builder.ts";
import { VatRateEnum } from "../codes.ts";
import { MoneyInput } from "../money.ts";
import { Payment, PaymentItemTargetTypeEnum, PaymentMethodEnum } from "./payments.ts";

const PaymentItemInput = builder.inputType("PaymentItemInput", {
  fields: (t) => ({
    name: t.string({ description: "Without it, and without a price or VAT, those of the target" }),
    price: t.field({ type: MoneyInput, description: "With VAT; less than the list price is a discount" }),
    discountReason: t.string({ description: "Required for a discount" }),
    vatRate: t.field({ type: VatRateEnum, description: "Required of payers of VAT for a line by hand" }),
    targetType: t.field({
      type: PaymentItemTargetTypeEnum,
      description: "Not a voucher: its line comes with its sale",
    }),
    targetId: t.int({ description: "None for a line by hand" }),
  }),
});

const PaymentCreateInput = builder.inputType("PaymentCreateInput", {
  fields: (t) => ({
    patientCard: t.int(),
    payer: t.string({ description: "A payer who is not the patient" }),
    items: t.field({ type: [PaymentItemInput], description: "1 to 30" }),
  }),
});

const PaymentUpdateInput = builder.inputType("PaymentUpdateInput", {
  fields: (t) => ({
    paymentMethod: t.field({ type: PaymentMethodEnum, description: "Not VOUCHER: the visit says that a voucher pays" }),
    amount: t.field({ type: MoneyInput, description: "A part; without it all that is left is paid" }),
    received: t.field({ type: MoneyInput, description: "Cash that was handed over, from which change is given" }),
  }),
});

const which = { required: true, description: "The version the change is based on" } as const;

builder.queryFields((t) => ({
  paymentPayers: t.stringList({
    rule: "payment:write",
    description: "Payers who are not patients: the latest 30",
    resolve: (_root, _args, ctx) => listPayers(ctx),
  }),
}));

builder.mutationFields((t) => ({
  paymentCreate: t.field({
    type: Payment,
    rule: "payment:write",
    args: { input: t.arg({ type: PaymentCreateInput, required: true }) },
    resolve: (_root, { input }, ctx) => createPayment(ctx, input),
  }),
  patientAttendanceCharge: t.field({
    type: Payment,
    rule: "payment:write",
    description: "The payment of a visit, which arises by this before the patient has come; of a missed one its fee",
    args: { patientAttendance: t.arg.int({ required: true }) },
    resolve: (_root, { patientAttendance }, ctx) => chargeVisit(ctx, patientAttendance),
  }),
  paymentItemsUpdate: t.field({
    type: Payment,
    rule: "payment:write",
    description: "While nothing of it is paid",
    args: {
      payment: t.arg.int({ required: true }),
      inputs: t.arg({ type: [PaymentItemInput], required: true }),
      version: t.arg.int(which),
    },
    resolve: (_root, { payment, inputs, version }, ctx) => updatePaymentItems(ctx, { id: payment, version }, inputs),
  }),
  paymentPayerSet: t.field({
    type: Payment,
    rule: "payment:write",
    description: "While it is neither canceled nor on an invoice",
    args: {
      payment: t.arg.int({ required: true }),
      payer: t.arg.string({ description: "A payer who is not the patient; null for none" }),
      version: t.arg.int(which),
    },
    resolve: (_root, { payment, payer, version }, ctx) => setPayer(ctx, { id: payment, version }, { payer }),
  }),
  paymentUpdate: t.field({
    type: Payment,
    rule: "payment:write",
    description: "Takes the payment, or a part of it",
    args: {
      payment: t.arg.int({ required: true }),
      input: t.arg({ type: PaymentUpdateInput, required: true }),
      version: t.arg.int(which),
    },
    resolve: (_root, { payment, input, version }, ctx) => takePayment(ctx, { id: payment, version }, input),
  }),
  paymentEntryReverse: t.field({
    type: Payment,
    rule: "payment:reverse",
    description: "An own entry on its day; administrators any",
    args: {
      payment: t.arg.int({ required: true }),
      entry: t.arg.int({ required: true }),
      reason: t.arg.string({ required: true }),
      version: t.arg.int(which),
    },
    resolve: (_root, { payment, entry, reason, version }, ctx) =>
      reverseEntry(ctx, { id: payment, version }, entry, { reason }),
  }),
  paymentCancel: t.field({
    type: Payment,
    rule: "payment:write",
    description: "It is owed no more; what was paid is given back by the method",
    args: {
      payment: t.arg.int({ required: true }),
      reason: t.arg.string({ required: true }),
      paymentMethod: t.arg({ type: PaymentMethodEnum }),
      version: t.arg.int(which),
    },
    resolve: (_root, { payment, version, ...given }, ctx) => cancelPayment(ctx, { id: payment, version }, given),
  }),
}));
