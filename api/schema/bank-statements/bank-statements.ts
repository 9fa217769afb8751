import { csvRoles, type CsvColumns } from "#rules/bank-statements/csv-columns.ts";
import { importFile, type Import } from "../../bank-statements/import-file.ts";
import type { Table } from "../../bank-statements/files/read-file.ts";
import { countMovements, readStatement } from "../../bank-statements/read.ts";
import { removeStatement } from "../../bank-statements/remove.ts";
import type { BankStatement as Row } from "../../bank-statements/scope.ts";
import { batch } from "../../core/batch.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { bankStatements } from "../../core/db/tables/bank-statements.ts";
import { builder } from "../builder.ts";
import { Profile, profileOf } from "../medical-centers/medical-centers.ts";

const countsOf = batch(countMovements);

export const statementOf = batch(async (ctx, ids: readonly number[]) => {
  const rows = await ctx.db.select().from(bankStatements).where(anyOf(bankStatements.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
});

export const BankStatement = builder.objectRef<Row>("BankStatement").implement({
  description: "An imported statement of the centre's account",
  fields: (t) => ({
    id: t.exposeInt("id"),
    account: t.exposeString("account", { nullable: true, description: "Null for a table that names none" }),
    number: t.exposeString("number", { nullable: true }),
    from: t.expose("fromDate", { type: "Date", nullable: true }),
    to: t.expose("toDate", { type: "Date", nullable: true }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    createdBy: t.field({ type: Profile, resolve: async (row, _args, ctx) => (await profileOf(ctx, row.createdBy))! }),
    movements: t.int({ resolve: async ({ id }, _args, ctx) => (await countsOf(ctx, id))?.total ?? 0 }),
    waiting: t.int({
      description: "Movements that wait for a decision",
      resolve: async ({ id }, _args, ctx) => (await countsOf(ctx, id))?.waiting ?? 0,
    }),
    booked: t.int({
      description: "Movements booked on payments, at least in part",
      resolve: async ({ id }, _args, ctx) => (await countsOf(ctx, id))?.booked ?? 0,
    }),
  }),
});

builder.queryField("bankStatement", (t) =>
  t.field({
    type: BankStatement,
    rule: "bankStatement:book",
    args: { bankStatement: t.arg.int({ required: true }) },
    resolve: (_root, { bankStatement }, ctx) => readStatement(ctx, bankStatement),
  }),
);

const Columns = builder.objectRef<CsvColumns>("BankColumns").implement({
  description: "The columns of a table by their meaning, each by its place from 0",
  fields: (t) => Object.fromEntries(csvRoles.map((role) => [role, t.exposeInt(role, { nullable: true })])),
});

const ColumnsInput = builder.inputType("BankColumnsInput", {
  description: "A day and an amount, or credit and debit, are enough",
  fields: (t) => Object.fromEntries(csvRoles.map((role) => [role, t.int()])),
});

const BankTable = builder.objectRef<Table>("BankTable").implement({
  description: "A table whose columns are to be chosen: their names, and a proposal",
  fields: (t) => ({ names: t.exposeStringList("names"), columns: t.expose("columns", { type: Columns }) }),
});

const StatementImport = builder.objectRef<Import>("BankStatementImport").implement({
  fields: (t) => ({
    statements: t.expose("statements", { type: [BankStatement], description: "Those with new movements" }),
    known: t.exposeInt("known", { description: "Movements that were there already" }),
    replaced: t.exposeInt("replaced", { description: "Movements that were read by other columns before" }),
    otherAccounts: t.exposeStringList("otherAccounts", {
      description: "Accounts of the file that are not the centre's: their statements are left out",
    }),
    table: t.expose("table", {
      type: BankTable,
      nullable: true,
      description: "A table whose columns are to be chosen: nothing is written until it comes with them",
    }),
  }),
});

builder.mutationFields((t) => ({
  bankStatementImport: t.field({
    type: StatementImport,
    rule: "bankStatement:book",
    description:
      "GPC, camt.053 or a table of 5 MB and 2,000 movements at most, sent as the GraphQL multipart request specification says. Movements with the symbol and the amount of a payment are booked on it",
    args: {
      file: t.arg({ type: "Upload", required: true }),
      columns: t.arg({ type: ColumnsInput, description: "Of a table; they are remembered for the next one" }),
      chooseColumns: t.arg.boolean({ description: "Answers a table although its columns are remembered" }),
    },
    resolve: (_root, { file, columns, chooseColumns: again }, ctx) => importFile(ctx, file, { columns, again }),
  }),
  bankStatementRemove: t.field({
    type: BankStatement,
    nullable: true,
    rule: "bankStatement:book",
    description:
      "Removes an import with its movements while nothing of it is booked; answers the statement where it keeps movements that were booked and reversed",
    args: { bankStatement: t.arg.int({ required: true }) },
    resolve: (_root, { bankStatement }, ctx) => removeStatement(ctx, bankStatement),
  }),
}));
