import { batch } from "../../batch.ts";
import type { ProfileCtx } from "../../context.ts";
import { missedAmong, setMissedVisits } from "../../payments/visits/missed-visits.ts";
import { builder } from "../builder.ts";
import { PatientAttendance } from "../calendar/calendar.ts";
import { MedicalCenter } from "../medical-centers/medical-centers.ts";
import { Money } from "../money.ts";

builder.objectFields(MedicalCenter, (t) => ({
  missedFeePercent: t.exposeInt("missedFeePercent", { description: "The part of the price asked for a missed visit" }),
  lateExcuseHours: t.exposeInt("lateExcuseHours", {
    description: "An excuse within so many hours before the visit is late; 0 where none is",
  }),
}));

const missedOf = batch(
  async (ctx, ids: readonly number[]) =>
    new Map((await missedAmong(ctx as ProfileCtx, ids)).map((one) => [one.id, one])),
);

builder.objectField(PatientAttendance, "missedFee", (t) =>
  t.field({
    type: Money,
    nullable: true,
    description: "Of a visit without an excuse or with a late one, what the centre asks for it; null for others",
    resolve: async ({ id }, _args, ctx) => {
      const missed = await missedOf(ctx, id);
      return missed ? { amount: missed.fee, currency: missed.currency } : null;
    },
  }),
);

builder.mutationFields((t) => ({
  missedVisitsSet: t.field({
    type: MedicalCenter,
    rule: "medicalCenter:write",
    args: {
      feePercent: t.arg.int({ required: true }),
      lateHours: t.arg.int({ required: true }),
      version: t.arg.int({ required: true, description: "The version the change is based on" }),
    },
    resolve: (_root, { version, ...given }, ctx) => setMissedVisits(ctx, version, given),
  }),
}));
