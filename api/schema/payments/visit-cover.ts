import { insurerCovers as covers, visitCovers } from "#rules/codes.ts";
import { visitCover } from "#rules/payments/visit-cover.ts";
import { allow } from "../../core/access/allow.ts";
import { batch } from "../../core/batch.ts";
import { insurerCovers } from "../../coding/insurer-covers.ts";
import { setInsurerCover } from "../../payments/visits/set-insurer-cover.ts";
import { pricesOfVisits } from "../../payments/visits/visit-price.ts";
import { builder } from "../builder.ts";
import { PatientAttendance } from "../calendar/calendar.ts";
import { Money } from "../money.ts";
import { vouchersOfVisit } from "../vouchers/vouchers.ts";
import { paymentOfVisit } from "./payments.ts";

const VisitCover = builder.enumType("VisitCover", {
  description:
    "FT_VOUCHER and INSURER are an insurer's; NOBODY is an excused visit, one that costs nothing, or a payment that somebody canceled with a reason",
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
    resolve: async ({ id, onFtVoucher, onInsurer, state }, _args, ctx) => {
      const [payment, vouchers, priced] = await Promise.all([
        paymentOfVisit(ctx, id),
        vouchersOfVisit(ctx, id),
        priceOf(ctx, id),
      ]);
      return visitCover({
        onFtVoucher,
        onInsurer,
        isExcused: state === "EXCUSED",
        payment,
        hasVoucher: vouchers.length > 0,
        hasPrice: (priced?.price ?? 0) > 0,
      });
    },
  }),
);

const InsurerCover = builder.enumType("InsurerCover", {
  description: "By a voucher of the patient, or without one where the specialty needs none",
  values: covers,
});

const insurerCoversOf = batch(async (ctx, ids: readonly number[]) => {
  allow(ctx, "payment:read");
  return insurerCovers(ctx, ids);
});

builder.objectField(PatientAttendance, "insurerCovers", (t) =>
  t.field({
    type: [InsurerCover],
    description: "The ways in which an insurer can pay the visit",
    resolve: async ({ id }, _args, ctx) => (await insurerCoversOf(ctx, id)) ?? [],
  }),
);

builder.mutationField("patientAttendanceSetInsurerCover", (t) =>
  t.field({
    type: PatientAttendance,
    rule: "payment:write",
    description: "Says in which way an insurer pays the visit: its charge follows",
    args: {
      patientAttendance: t.arg.int({ required: true }),
      insurerCover: t.arg({ type: InsurerCover, description: "Omitted or null: the patient pays" }),
      ftVoucher: t.arg.int({ description: "Omitted: the patient's next one with a visit left" }),
    },
    resolve: (_root, { patientAttendance, insurerCover, ftVoucher }, ctx) =>
      setInsurerCover(ctx, patientAttendance, { cover: insurerCover ?? null, ftVoucher: ftVoucher ?? undefined }),
  }),
);
