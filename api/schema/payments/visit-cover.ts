import { visitCovers } from "#rules/codes.ts";
import { visitCover } from "#rules/payments/visit-cover.ts";
import { setFtVoucher } from "../../payments/visits/set-ft-voucher.ts";
import { builder } from "../builder.ts";
import { PatientAttendance } from "../calendar/calendar.ts";
import { vouchersOfVisit } from "../vouchers/vouchers.ts";
import { paymentOfVisit } from "./payments.ts";

const VisitCover = builder.enumType("VisitCover", {
  description:
    "FT_VOUCHER is an insurer's; NOBODY is an excused visit, or a payment that somebody canceled with a reason",
  values: visitCovers,
});

builder.objectField(PatientAttendance, "cover", (t) =>
  t.field({
    type: VisitCover,
    description: "The payer: proposed while nothing is paid, and settled by the payment",
    resolve: async ({ id, onFtVoucher, state }, _args, ctx) => {
      const [payment, vouchers] = await Promise.all([paymentOfVisit(ctx, id), vouchersOfVisit(ctx, id)]);
      return visitCover({ onFtVoucher, isExcused: state === "EXCUSED", payment, hasVoucher: vouchers.length > 0 });
    },
  }),
);

builder.mutationField("patientAttendanceSetFtVoucher", (t) =>
  t.field({
    type: PatientAttendance,
    rule: "payment:write",
    description: "Says that an insurer pays the visit by an FT voucher, or no longer does: its charge follows",
    args: { patientAttendance: t.arg.int({ required: true }), onFtVoucher: t.arg.boolean({ required: true }) },
    resolve: (_root, { patientAttendance, onFtVoucher }, ctx) => setFtVoucher(ctx, patientAttendance, onFtVoucher),
  }),
);
