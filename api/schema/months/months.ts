import { monthSums } from "#rules/months/sums.ts";
import type { MonthSums as Sums } from "#rules/months/sums.ts";
import { batch } from "../../core/batch.ts";
import type { ProfileCtx } from "../../core/context.ts";
import { closeMonth, reopenMonth } from "../../months/close.ts";
import { readMonth, readObstacles, type Month as Row, type Obstacles } from "../../months/list.ts";
import { openSince } from "../../months/open-since.ts";
import type { MonthClose as Close } from "../../months/scope.ts";
import { builder } from "../builder.ts";
import { CashBox } from "../cash/cash-boxes.ts";
import { Profile, profileOf } from "../medical-centers/medical-centers.ts";
import { Payment } from "../payments/payments.ts";

const MonthSums = builder.objectRef<Sums>("MonthSums").implement({
  description:
    "Minor units, each by its own day: payments that arose and that were canceled, money by method with the rounding of cash apart, the cash books, and invoices with credit notes",
  fields: (t) => Object.fromEntries(monthSums.map((sum) => [sum, t.expose(sum, { type: "SafeInt" })])),
});

const MonthClose = builder.objectRef<Close>("MonthClose").implement({
  fields: (t) => ({
    month: t.string({ resolve: ({ month }) => month.slice(0, 7) }),
    closedAt: t.expose("closedAt", { type: "DateTime" }),
    closedBy: t.field({ type: Profile, resolve: async (row, _args, ctx) => (await profileOf(ctx, row.closedBy))! }),
    version: t.exposeInt("version"),
  }),
});

const Month = builder.objectRef<Row>("Month").implement({
  description: "A month with its sums; those of a closed one are as they were then",
  fields: (t) => ({
    month: t.string({ description: "2026-03", resolve: ({ month }) => month.slice(0, 7) }),
    sums: t.expose("sums", { type: MonthSums }),
    close: t.expose("close", { type: MonthClose, nullable: true }),
    closable: t.exposeBoolean("closable", { description: "Over, and the oldest one that is open" }),
    reopenable: t.exposeBoolean("reopenable", { description: "The last one that was closed" }),
  }),
});

const MonthObstacles = builder.objectRef<Obstacles>("MonthObstacles").implement({
  fields: (t) => ({
    cashBoxes: t.expose("cashBoxes", { type: [CashBox], description: "Not closed since their last entry of it" }),
    waitingMovements: t.exposeInt("waitingMovements", {
      description: "Movements of the bank account that wait for a decision; no obstacle",
    }),
  }),
});

const openSinceOf = batch(async (ctx, centers: readonly number[]) => {
  const since = await openSince(ctx as ProfileCtx);
  return new Map(centers.map((center) => [center, since]));
});

builder.objectField(Payment, "monthClosed", (t) =>
  t.boolean({
    description: "Whether the month in which it arose is closed: its lines stay",
    resolve: async ({ medicalCenterId, createdAt }, _args, ctx) => {
      const since = await openSinceOf(ctx, medicalCenterId);
      return since != null && createdAt < since;
    },
  }),
);

builder.queryFields((t) => ({
  month: t.field({
    type: Month,
    rule: "month:close",
    args: { month: t.arg.string({ required: true }) },
    resolve: (_root, args, ctx) => readMonth(ctx, args),
  }),
  monthObstacles: t.field({
    type: MonthObstacles,
    rule: "month:close",
    args: { month: t.arg.string({ required: true }) },
    resolve: (_root, args, ctx) => readObstacles(ctx, args),
  }),
}));

builder.mutationFields((t) => ({
  monthClose: t.field({
    type: MonthClose,
    rule: "month:close",
    description: "The oldest open month, once it is over and its cash is counted",
    args: { month: t.arg.string({ required: true }) },
    resolve: (_root, args, ctx) => closeMonth(ctx, args),
  }),
  monthReopen: t.field({
    type: MonthClose,
    rule: "month:close",
    description: "The month that was closed last",
    args: {
      month: t.arg.string({ required: true }),
      reason: t.arg.string({ required: true }),
      version: t.arg.int({ required: true, description: "Of its close" }),
    },
    resolve: (_root, { version, ...given }, ctx) => reopenMonth(ctx, version, given),
  }),
}));
