import { batch } from "../../core/batch.ts";
import type { ProfileCtx } from "../../core/context.ts";
import { missedAmong } from "../../payments/visits/missed-visits.ts";
import { builder } from "../builder.ts";
import { PatientAttendance } from "../calendar/calendar.ts";
import { Money } from "../money.ts";

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
