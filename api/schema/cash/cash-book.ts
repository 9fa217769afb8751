import { closeCashBox } from "../../cash/close-box.ts";
import { createCashEntry } from "../../cash/create-entry.ts";
import { readCashBook, type CashBook as Book } from "../../cash/read-book.ts";
import type { cashCloses } from "../../core/db/tables/cash-closes.ts";
import { builder } from "../builder.ts";
import { Profile, profileOf } from "../medical-centers/medical-centers.ts";
import { MoneyInput } from "../money.ts";
import { CashBox } from "./cash-boxes.ts";
import { CashDirectionEnum, CashEntry } from "./cash-entries.ts";

const CashBookItem = builder.objectRef<Book["items"][number]>("CashBookItem").implement({
  fields: (t) => ({
    entry: t.expose("entry", { type: CashEntry }),
    balance: t.expose("balance", { type: "SafeInt", description: "Minor units in the box after the entry" }),
  }),
});

const CashClose = builder.objectRef<typeof cashCloses.$inferSelect>("CashClose").implement({
  description: "The cash of a box as it was counted; the entries until then stay as they are",
  fields: (t) => ({
    id: t.exposeInt("id"),
    at: t.expose("at", { type: "DateTime" }),
    counted: t.expose("counted", { type: "SafeInt", description: "Minor units" }),
    difference: t.expose("difference", {
      type: "SafeInt",
      description: "From the book; negative where cash was missing",
    }),
    reason: t.exposeString("reason", { nullable: true }),
    profile: t.field({ type: Profile, resolve: async (row, _args, ctx) => (await profileOf(ctx, row.profileId))! }),
  }),
});

const CashBook = builder.objectRef<Book>("CashBook").implement({
  description: "Its sums are of all entries of the period, not of the page, in minor units",
  fields: (t) => ({
    cashBox: t.expose("box", { type: CashBox }),
    from: t.expose("from", { type: "DateTime", description: "Reception's book begins with the day" }),
    items: t.expose("items", { type: [CashBookItem] }),
    total: t.exposeInt("total"),
    page: t.exposeInt("page", { description: "From 1; a page past the last answers the last" }),
    pageSize: t.exposeInt("pageSize"),
    opening: t.expose("opening", { type: "SafeInt", description: "In the box before the period" }),
    income: t.expose("income", { type: "SafeInt" }),
    closes: t.expose("closes", { type: [CashClose], description: "The latest first, at most 100" }),
    expense: t.expose("expense", { type: "SafeInt", description: "Negative" }),
  }),
});

builder.queryField("cashBook", (t) =>
  t.field({
    type: CashBook,
    rule: "cashBook:keep",
    description: "50 a page, the latest first; reception's own box and day",
    args: {
      cashBox: t.arg.int({ description: "Omitted: the box of the desk" }),
      from: t.arg({ type: "DateTime", required: true }),
      to: t.arg({ type: "DateTime", required: true, description: "Entries before this time" }),
      page: t.arg.int(),
    },
    resolve: (_root, args, ctx) => readCashBook(ctx, args),
  }),
);

const CashEntryInput = builder.inputType("CashEntryInput", {
  fields: (t) => ({
    direction: t.field({ type: CashDirectionEnum }),
    amount: t.field({ type: MoneyInput }),
    reason: t.string(),
  }),
});

builder.mutationField("cashEntryCreate", (t) =>
  t.field({
    type: CashEntry,
    rule: "cashBook:keep",
    description: "A deposit or a withdrawal by hand",
    args: {
      cashBox: t.arg.int({ description: "Omitted: the box of the desk" }),
      input: t.arg({ type: CashEntryInput, required: true }),
    },
    resolve: (_root, { cashBox, input }, ctx) => createCashEntry(ctx, cashBox, input),
  }),
);

const CashCloseInput = builder.inputType("CashCloseInput", {
  fields: (t) => ({
    counted: t.field({ type: MoneyInput }),
    reason: t.string({ description: "Required where it differs from the book" }),
  }),
});

builder.mutationField("cashBoxClose", (t) =>
  t.field({
    type: CashClose,
    rule: "cashBook:keep",
    description: "Closes a box by its counted cash; a difference becomes an entry",
    args: {
      cashBox: t.arg.int({ description: "Omitted: the box of the desk" }),
      input: t.arg({ type: CashCloseInput, required: true }),
    },
    resolve: (_root, { cashBox, input }, ctx) => closeCashBox(ctx, cashBox, input),
  }),
);
