import { unpaidAges, type UnpaidAge } from "#rules/codes.ts";
import { sumUnpaid } from "../../payments/sum-unpaid.ts";
import { builder } from "../builder.ts";

const UnpaidAgeEnum = builder.enumType("UnpaidAge", {
  description: "Days since a payment arose: to 14, to 30, to 60, to 90, and more",
  values: unpaidAges,
});

const UnpaidSum = builder.objectRef<{ age: UnpaidAge; count: number; amount: number }>("UnpaidSum").implement({
  fields: (t) => ({
    age: t.expose("age", { type: UnpaidAgeEnum }),
    count: t.exposeInt("count"),
    amount: t.expose("amount", { type: "SafeInt", description: "Minor units that are owed" }),
  }),
});

builder.queryField("unpaidPayments", (t) =>
  t.field({
    type: [UnpaidSum],
    rule: "payment:list",
    description: "The sums of all ages; a paramedic's own. The rows are the list `unpaidPayments` of `dataGrid`",
    resolve: (_root, _args, ctx) => sumUnpaid(ctx),
  }),
);
