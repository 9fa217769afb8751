import { archiveCashBox } from "../../cash/archive-box.ts";
import { createCashBox } from "../../cash/create-box.ts";
import { listCashBoxes } from "../../cash/list-boxes.ts";
import type { CashBox as Row } from "../../cash/scope.ts";
import { updateCashBox } from "../../cash/update-box.ts";
import { batch } from "../../core/batch.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { cashBoxes } from "../../core/db/tables/cash-boxes.ts";
import { builder } from "../builder.ts";

export const cashBoxOf = batch(async (ctx, ids: readonly number[]) => {
  const rows = await ctx.db.select().from(cashBoxes).where(anyOf(cashBoxes.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
});

export const CashBox = builder.objectRef<Row>("CashBox").implement({
  description: "A drawer of cash with its own series of receipts",
  fields: (t) => ({
    id: t.exposeInt("id"),
    number: t.exposeInt("number", { description: "Among the boxes of the centre" }),
    name: t.exposeString("name"),
    archivedAt: t.expose("archivedAt", { type: "DateTime", nullable: true }),
    version: t.exposeInt("version"),
  }),
});

builder.queryFields((t) => ({
  cashBoxes: t.field({
    type: [CashBox],
    rule: "payment:read",
    description: "By number, at most 200; cash goes into the desk's own, else into the first",
    args: { archived: t.arg.boolean({ description: "With archived ones" }) },
    resolve: (_root, args, ctx) => listCashBoxes(ctx, args),
  }),
}));

const CashBoxInput = builder.inputType("CashBoxInput", { fields: (t) => ({ name: t.string() }) });

builder.mutationFields((t) => {
  const input = t.arg({ type: CashBoxInput, required: true });
  const cashBox = t.arg.int({ required: true });
  const version = t.arg.int({ required: true, description: "The version the change is based on" });
  return {
    cashBoxCreate: t.field({
      type: CashBox,
      rule: "medicalCenter:write",
      args: { input },
      resolve: (_root, { input }, ctx) => createCashBox(ctx, input),
    }),
    cashBoxUpdate: t.field({
      type: CashBox,
      rule: "medicalCenter:write",
      args: { cashBox, input, version },
      resolve: (_root, { cashBox: id, input, version }, ctx) => updateCashBox(ctx, { id, version }, input),
    }),
    cashBoxArchive: t.field({
      type: CashBox,
      rule: "medicalCenter:write",
      description: "An empty one, but for the last; unarchives too",
      args: { cashBox, archived: t.arg.boolean({ required: true }), version },
      resolve: (_root, { cashBox: id, archived, version }, ctx) => archiveCashBox(ctx, { id, version }, archived),
    }),
  };
});
