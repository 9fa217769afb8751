import { visitCovers } from "#rules/codes.ts";
import { visitCover } from "#rules/payments/visit-cover.ts";
import { batch } from "../../batch.ts";
import { setFtVoucher } from "../../payments/visits/set-ft-voucher.ts";
import { pricesOfVisits } from "../../payments/visits/visit-price.ts";
import { builder } from "../builder.ts";
import { PatientAttendance } from "../calendar/calendar.ts";
import { Money } from "../money.ts";
import { vouchersOfVisit } from "../vouchers/vouchers.ts";
import { paymentOfVisit } from "./payments.ts";

const VisitCover = builder.enumType("VisitCover", {
  description:
    "FT_VOUCHER is an insurer's; NOBODY is an excused visit, one that costs nothing, or a payment that somebody canceled with a reason",
  values: visitCovers,
});

const priceOf = batch(
  async (ctx, ids: readonly number[]) => new Map((await pricesOfVisits(ctx, ids)).map((one) => [one.id, one])),
);

builder.objectField(PatientAttendance, "price", (t) =>
  t.field({
    type: Money,
    nullable: true,
    description: "By the price list of its day; null without a service",
    resolve: async ({ id }, _args, ctx) => {
      const found = await priceOf(ctx, id);
      return found && { amount: found.price, currency: found.currency };
    },
  }),
);

builder.objectField(PatientAttendance, "cover", (t) =>
  t.field({
    type: VisitCover,
    description: "The payer: proposed while nothing is paid, and settled by the payment",
    resolve: async ({ id, onFtVoucher, state }, _args, ctx) => {
      const [payment, vouchers, priced] = await Promise.all([
        paymentOfVisit(ctx, id),
        vouchersOfVisit(ctx, id),
        priceOf(ctx, id),
      ]);
      return visitCover({
        onFtVoucher,
        isExcused: state === "EXCUSED",
        payment,
        hasVoucher: vouchers.length > 0,
        hasPrice: (priced?.price ?? 0) > 0,
      });
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
