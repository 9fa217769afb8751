import { unpaidAges, type UnpaidAge } from "#rules/codes.ts";
import { listUnpaid, type UnpaidList as List } from "../../payments/list-unpaid.ts";
import { builder } from "../builder.ts";
import { Payment } from "./payments.ts";

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

const UnpaidList = builder.objectRef<List>("UnpaidList").implement({
  fields: (t) => ({
    items: t.expose("items", { type: [Payment] }),
    total: t.exposeInt("total"),
    page: t.exposeInt("page", { description: "From 1; a page past the last answers the last" }),
    pageSize: t.exposeInt("pageSize"),
    ages: t.expose("ages", { type: [UnpaidSum], description: "All ages, whichever is listed" }),
  }),
});

builder.queryField("unpaidPayments", (t) =>
  t.field({
    type: UnpaidList,
    rule: "payment:list",
    description: "50 a page, the oldest first; a paramedic's own",
    args: { age: t.arg({ type: UnpaidAgeEnum }), page: t.arg.int() },
    resolve: (_root, args, ctx) => listUnpaid(ctx, args),
  }),
);
