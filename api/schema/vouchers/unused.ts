import { sumUnused } from "../../vouchers/unused.ts";
import { builder } from "../builder.ts";
import { Money } from "../money.ts";

type Sums = { value: { amount: number; currency: string }; paid: { amount: number; currency: string } };

const UnusedVouchersSum = builder.objectRef<Sums>("UnusedVouchersSum").implement({
  fields: (t) => ({
    value: t.expose("value", { type: Money, description: "The share of unused visits in the prices of their sales" }),
    paid: t.expose("paid", { type: Money, description: "The part of it that was paid by then" }),
  }),
});

builder.queryField("procedureVouchersUnused", (t) =>
  t.field({
    type: [UnusedVouchersSum],
    rule: "procedureVoucher:value",
    description:
      "The sums of visits that are sold and unused at the end of a day, for each currency; the vouchers are a data grid",
    args: { day: t.arg({ type: "Date", description: "Without it today" }) },
    resolve: (_root, { day }, ctx) => sumUnused(ctx, day),
  }),
);
