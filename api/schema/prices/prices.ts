import type { PriceTarget } from "#rules/codes.ts";
import type { Ctx, ProfileCtx } from "../../core/context.ts";
import { changePrices } from "../../prices/change.ts";
import {
  listPrices,
  pricesOf,
  readPriced,
  versionOfPrices,
  type PriceList as List,
  type Priced as Item,
} from "../../prices/list.ts";
import { readSetPrice, removePrice, setPrices, type Price as Row } from "../../prices/set.ts";
import { builder } from "../builder.ts";
import { PriceTargetEnum } from "../codes.ts";
import { Money, MoneyInput } from "../money.ts";
import { AdditionalProcedure } from "../procedures/additional-procedures.ts";
import { Procedure } from "../procedures/procedures.ts";
import { ProcedureVoucherPreset } from "../voucher-presets/voucher-presets.ts";

const Priced = builder.objectRef<Item>("Priced");

const Price = builder.objectRef<Row>("Price").implement({
  description: "A price with the day from which it holds, until the next one",
  fields: (t) => ({
    id: t.exposeInt("id"),
    validFrom: t.exposeString("validFrom"),
    amount: t.expose("amount", { type: "SafeInt", description: "Minor units" }),
    priced: t.field({
      type: Priced,
      resolve: ({ target, targetId }, _args, ctx) => readPriced(ctx, target, targetId),
    }),
    version: t.exposeInt("version"),
  }),
});

Priced.implement({
  description: "A service, a product or a preset of vouchers with its list price",
  fields: (t) => ({
    target: t.expose("target", { type: PriceTargetEnum }),
    id: t.exposeInt("id"),
    name: t.exposeString("name"),
    price: t.field({
      type: Money,
      description: "Of the day that was asked for, else of today",
      resolve: ({ price: amount, currency }) => ({ amount, currency }),
    }),
    before: t.field({
      type: Money,
      description: "Of the day before that",
      resolve: ({ before: amount, currency }) => ({ amount, currency }),
    }),
    version: t.exposeInt("version", { description: "A change of the price is based on it" }),
  }),
});

const PriceList = builder.objectRef<List>("PriceList").implement({
  fields: (t) => ({
    items: t.expose("items", { type: [Priced] }),
    total: t.exposeInt("total"),
    page: t.exposeInt("page", { description: "From 1; a page past the last answers the last" }),
    pageSize: t.exposeInt("pageSize"),
    version: t.int({
      description: "Of the whole list; a change of all prices is based on it",
      resolve: (_list, _args, ctx) => versionOfPrices(ctx as ProfileCtx),
    }),
  }),
});

const pricesField = (target: PriceTarget) => ({
  type: [Price] as [typeof Price],
  description: "Set prices, the latest first, at most 50; the first price of all holds before them",
  resolve: async ({ id }: { id: number }, _args: object, ctx: Ctx) => (await pricesOf(ctx, `${target} ${id}`)) ?? [],
});
builder.objectField(Procedure, "prices", (t) => t.field(pricesField("PROCEDURE")));
builder.objectField(AdditionalProcedure, "prices", (t) => t.field(pricesField("ADDITIONAL_PROCEDURE")));
builder.objectField(ProcedureVoucherPreset, "prices", (t) => t.field(pricesField("VOUCHER_PRESET")));

builder.queryFields((t) => ({
  priceList: t.field({
    type: PriceList,
    rule: "medicalCenter:write",
    description: "Services, products and presets by name, 100 a page",
    args: { on: t.arg.string({ description: "The day of the prices; omitted: today" }), page: t.arg.int() },
    resolve: (_root, args, ctx) => listPrices(ctx, args),
  }),
  priced: t.field({
    type: Priced,
    rule: "medicalCenter:write",
    args: { target: t.arg({ type: PriceTargetEnum, required: true }), id: t.arg.int({ required: true }) },
    resolve: (_root, { target, id }, ctx) => readPriced(ctx, target, id),
  }),
  price: t.field({
    type: Price,
    rule: "medicalCenter:write",
    args: { id: t.arg.int({ required: true }) },
    resolve: (_root, { id }, ctx) => readSetPrice(ctx, id),
  }),
}));

const NewPriceInput = builder.inputType("NewPriceInput", {
  fields: (t) => ({
    target: t.field({ type: PriceTargetEnum, required: true }),
    id: t.int({ required: true }),
    version: t.int({ required: true, description: "Of the service, product or preset" }),
    price: t.field({ type: MoneyInput, required: true }),
  }),
});

builder.mutationFields((t) => ({
  pricesSet: t.field({
    type: [Price],
    rule: "medicalCenter:write",
    description: "Prices that hold from a day, today at the earliest; at most 100",
    args: {
      validFrom: t.arg.string({ required: true }),
      prices: t.arg({ type: [NewPriceInput], required: true }),
    },
    resolve: (_root, args, ctx) => setPrices(ctx, args),
  }),
  pricesChange: t.int({
    rule: "medicalCenter:write",
    description:
      "Changes all prices from a day on, today at the earliest, by a part of those of the day before; answers how many have changed",
    args: {
      validFrom: t.arg.string({ required: true }),
      change: t.arg.int({ required: true, description: "Hundredths of a percent" }),
      version: t.arg.int({ required: true, description: "Of the price list" }),
    },
    resolve: (_root, args, ctx) => changePrices(ctx, args),
  }),
  priceRemove: t.field({
    type: Price,
    rule: "medicalCenter:write",
    description: "Of a coming price",
    args: { price: t.arg.int({ required: true }), version: t.arg.int({ required: true }) },
    resolve: (_root, { price: id, version }, ctx) => removePrice(ctx, { id, version }),
  }),
}));
