import { batch } from "../../core/batch.ts";
import type { ProfileCtx } from "../../core/context.ts";
import { vouchersOfPayments } from "../../voucher-visits/pay-visit.ts";
import { builder } from "../builder.ts";
import { MedicalReport } from "../medical-reports/medical-reports.ts";
import { Payment, paymentOfVisit } from "../payments/payments.ts";
import { ProcedureVoucher } from "./vouchers.ts";

const voucherOfPayment = batch(
  async (ctx, ids: readonly number[]) =>
    new Map((await vouchersOfPayments(ctx as ProfileCtx, ids)).map((row) => [row.paymentId!, row.voucher])),
);

builder.objectFields(MedicalReport, (t) => ({
  payment: t.field({
    type: Payment,
    nullable: true,
    description: "Of its visit",
    resolve: ({ patientAttendanceId: visit }, _args, ctx) => (visit === null ? null : paymentOfVisit(ctx, visit)),
  }),
  procedureVoucher: t.field({
    type: ProcedureVoucher,
    nullable: true,
    description: "The voucher that paid its visit",
    resolve: async ({ patientAttendanceId: visit }, _args, ctx) => {
      const payment = visit === null ? null : await paymentOfVisit(ctx, visit);
      return payment ? voucherOfPayment(ctx, payment.id) : null;
    },
  }),
}));
