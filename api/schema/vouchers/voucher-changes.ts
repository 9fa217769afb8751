import { setVoucherArchived } from "../../vouchers/archive.ts";
import { refundVoucher } from "../../vouchers/refund.ts";
import { sellVoucher } from "../../vouchers/sell.ts";
import { transferVoucher } from "../../vouchers/transfer.ts";
import { updateVoucher } from "../../vouchers/update.ts";
import { payWithVoucher } from "../../payments/visits/visit-payment.ts";
import { builder } from "../builder.ts";
import { MoneyInput } from "../money.ts";
import { Payment, PaymentMethodEnum } from "../payments/payments.ts";
import { ProcedureWithCountInput } from "../voucher-presets/voucher-presets.ts";
import { ProcedureVoucher } from "./vouchers.ts";

const ProcedureVoucherCreateInput = builder.inputType("ProcedureVoucherCreateInput", {
  fields: (t) => ({
    procedureVoucherPreset: t.int(),
    price: t.field({ type: MoneyInput, description: "Without it that of the preset; less is a discount" }),
    discountReason: t.string({ description: "Required for a discount" }),
  }),
});

const ProcedureVoucherInput = builder.inputType("ProcedureVoucherInput", {
  fields: (t) => ({
    name: t.string(),
    validTo: t.field({ type: "Date" }),
    availableProceduresWithCount: t.field({
      type: [ProcedureWithCountInput],
      description: "The visits that are left of its services; another number is a correction",
    }),
    reason: t.string({ description: "Required for a correction" }),
  }),
});

const ProcedureVoucherTransferInput = builder.inputType("ProcedureVoucherTransferInput", {
  fields: (t) => ({ proceduresWithCount: t.field({ type: [ProcedureWithCountInput] }), reason: t.string() }),
});

const ProcedureVoucherRefundInput = builder.inputType("ProcedureVoucherRefundInput", {
  fields: (t) => ({
    amount: t.field({ type: MoneyInput, description: "Without it the share of the visits that are left" }),
    paymentMethod: t.field({ type: PaymentMethodEnum }),
    reason: t.string(),
  }),
});

const voucher = { required: true } as const;
const based = { required: true, description: "The version the change is based on" } as const;

builder.mutationFields((t) => ({
  procedureVoucherCreate: t.field({
    type: ProcedureVoucher,
    rule: "procedureVoucher:sell",
    description: "Sells a voucher from a preset: its price is owed",
    args: {
      patientCard: t.arg.int({ required: true }),
      input: t.arg({ type: ProcedureVoucherCreateInput, required: true }),
    },
    resolve: (_root, { patientCard, input }, ctx) => sellVoucher(ctx, patientCard, input),
  }),
  procedureVoucherUpdate: t.field({
    type: ProcedureVoucher,
    rule: "procedureVoucher:change",
    args: {
      procedureVoucher: t.arg.int(voucher),
      input: t.arg({ type: ProcedureVoucherInput, required: true, description: "Omitted fields stay unchanged" }),
      version: t.arg.int(based),
    },
    resolve: (_root, { procedureVoucher, input, version }, ctx) =>
      updateVoucher(ctx, { id: procedureVoucher, version }, input),
  }),
  procedureVoucherArchive: t.field({
    type: ProcedureVoucher,
    rule: "procedureVoucher:change",
    description: "It pays no visit any more",
    args: { procedureVoucher: t.arg.int(voucher) },
    resolve: (_root, { procedureVoucher }, ctx) => setVoucherArchived(ctx, procedureVoucher, true),
  }),
  procedureVoucherUnarchive: t.field({
    type: ProcedureVoucher,
    rule: "procedureVoucher:change",
    args: { procedureVoucher: t.arg.int(voucher) },
    resolve: (_root, { procedureVoucher }, ctx) => setVoucherArchived(ctx, procedureVoucher, false),
  }),
  procedureVoucherTransfer: t.field({
    type: ProcedureVoucher,
    rule: "procedureVoucher:change",
    description: "Gives visits to another patient, on a new voucher with the same last day, which it answers",
    args: {
      procedureVoucher: t.arg.int(voucher),
      patientCard: t.arg.int({ required: true }),
      input: t.arg({ type: ProcedureVoucherTransferInput, required: true }),
      version: t.arg.int(based),
    },
    resolve: (_root, { procedureVoucher, patientCard, input, version }, ctx) =>
      transferVoucher(ctx, { id: procedureVoucher, version }, patientCard, input),
  }),
  procedureVoucherRefund: t.field({
    type: Payment,
    rule: "procedureVoucher:change",
    description: "Gives money back for the visits that are left, and takes them off; answers the payment of the sale",
    args: {
      procedureVoucher: t.arg.int(voucher),
      input: t.arg({ type: ProcedureVoucherRefundInput, required: true }),
      version: t.arg.int(based),
    },
    resolve: (_root, { procedureVoucher, input, version }, ctx) =>
      refundVoucher(ctx, { id: procedureVoucher, version }, input),
  }),
  patientAttendanceUseVoucher: t.field({
    type: Payment,
    rule: "payment:write",
    description: "Pays a visit by a voucher of its patient, also where the patient did not come",
    args: { patientAttendance: t.arg.int({ required: true }), procedureVoucher: t.arg.int(voucher) },
    resolve: (_root, { patientAttendance, procedureVoucher }, ctx) =>
      payWithVoucher(ctx, patientAttendance, procedureVoucher),
  }),
}));
