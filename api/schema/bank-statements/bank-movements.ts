import { bankAdviceReasons, bankMovementStates } from "#rules/codes.ts";
import { may } from "#rules/permissions.ts";
import { adviseOnMovements, type MovementAdvice } from "../../bank-statements/advise-on.ts";
import { bookMovement } from "../../bank-statements/book.ts";
import { leaveOutMovement } from "../../bank-statements/leave-out.ts";
import { listMovements, type MovementList as List } from "../../bank-statements/list-movements.ts";
import { listBookings, stateOf, type Booking } from "../../bank-statements/movement-state.ts";
import { readMovement } from "../../bank-statements/read.ts";
import type { BankMovement as Row } from "../../bank-statements/scope.ts";
import { batch, batchMany } from "../../core/batch.ts";
import type { ProfileCtx } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { bankMovements } from "../../core/db/tables/bank-movements.ts";
import { payments } from "../../core/db/tables/payments.ts";
import { builder } from "../builder.ts";
import { Profile, profileOf } from "../medical-centers/medical-centers.ts";
import { Money } from "../money.ts";
import { Payment, PaymentEntry } from "../payments/payments.ts";
import { BankStatement, statementOf } from "./bank-statements.ts";

const BankMovementState = builder.enumType("BankMovementState", { values: bankMovementStates });
const BankAdviceReason = builder.enumType("BankAdviceReason", { values: bankAdviceReasons });

const movementOf = batch(async (ctx, ids: readonly number[]) => {
  const rows = await ctx.db.select().from(bankMovements).where(anyOf(bankMovements.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
});

const adviceOf = batch(async (ctx, ids: readonly number[]) => {
  const rows = await ctx.db.select().from(bankMovements).where(anyOf(bankMovements.id, ids));
  return adviseOnMovements(ctx as ProfileCtx, rows);
});

const bookingsOf = batchMany(listBookings, (row) => row.movementId);

const paymentOf = batch(async (ctx, ids: readonly number[]) => {
  const rows = await ctx.db.select().from(payments).where(anyOf(payments.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
});

const BankBooking = builder.objectRef<Booking>("BankBooking").implement({
  description: "The part of a movement that is booked on a payment",
  fields: (t) => ({
    payment: t.field({ type: Payment, resolve: async (row, _args, ctx) => (await paymentOf(ctx, row.paymentId))! }),
    amount: t.expose("amount", { type: "SafeInt", description: "Minor units" }),
  }),
});

const BankAdvice = builder.objectRef<MovementAdvice>("BankAdvice").implement({
  fields: (t) => ({
    reason: t.expose("reason", { type: BankAdviceReason }),
    candidates: t.expose("candidates", { type: [Payment], description: "At most ten payments that it may pay" }),
    settled: t.expose("settled", {
      type: Payment,
      nullable: true,
      description: "The payment with its symbol that owes nothing any more",
    }),
  }),
});

const BankMovement = builder.objectRef<Row>("BankMovement").implement({
  description: "A line of a bank statement; one that left the account names nobody",
  fields: (t) => ({
    id: t.exposeInt("id"),
    statement: t.field({
      type: BankStatement,
      resolve: async (row, _args, ctx) => (await statementOf(ctx, row.statementId))!,
    }),
    day: t.expose("day", { type: "Date", description: "When the bank booked it" }),
    amount: t.field({
      type: Money,
      description: "Negative when it left the account",
      resolve: ({ amount, currency }) => ({ amount, currency }),
    }),
    booked: t.field({
      type: Money,
      description: "The part that is booked on payments",
      resolve: ({ booked, currency }) => ({ amount: booked, currency }),
    }),
    variableSymbol: t.exposeString("variableSymbol", { nullable: true }),
    counterAccount: t.exposeString("counterAccount", { nullable: true }),
    counterName: t.exposeString("counterName", { nullable: true }),
    message: t.exposeString("message", { nullable: true }),
    state: t.field({ type: BankMovementState, resolve: stateOf }),
    leftOutAt: t.expose("leftOutAt", { type: "DateTime", nullable: true }),
    leftOutReason: t.exposeString("leftOutReason", { nullable: true }),
    leftOutBy: t.field({
      type: Profile,
      nullable: true,
      resolve: (row, _args, ctx) => (row.leftOutBy === null ? null : profileOf(ctx, row.leftOutBy)),
    }),
    bookings: t.field({ type: [BankBooking], resolve: ({ id }, _args, ctx) => bookingsOf(ctx, id) }),
    advice: t.field({
      type: BankAdvice,
      nullable: true,
      description: "Why it waits; null where it does not",
      resolve: ({ id }, _args, ctx) => adviceOf(ctx, id),
    }),
    version: t.exposeInt("version"),
  }),
});

builder.objectField(PaymentEntry, "bankMovement", (t) =>
  t.field({
    type: BankMovement,
    nullable: true,
    description: "The movement of the account by which it came; null unless one may book statements",
    resolve: ({ bankMovementId }, _args, ctx) =>
      bankMovementId !== null && ctx.profile && may(ctx.profile, "bankStatement:book")
        ? movementOf(ctx, bankMovementId)
        : null,
  }),
);

const MovementList = builder.objectRef<List>("BankMovementList").implement({
  fields: (t) => ({
    items: t.expose("items", { type: [BankMovement] }),
    total: t.exposeInt("total"),
    page: t.exposeInt("page", { description: "From 1; a page past the last answers the last" }),
    pageSize: t.exposeInt("pageSize"),
  }),
});

builder.queryFields((t) => ({
  bankMovements: t.field({
    type: MovementList,
    rule: "bankStatement:book",
    description: "50 a page, in the order of the statement",
    args: {
      bankStatement: t.arg.int({ required: true }),
      waiting: t.arg.boolean({ description: "Only those that wait for a decision" }),
      page: t.arg.int(),
    },
    resolve: (_root, args, ctx) => listMovements(ctx, args),
  }),
  bankMovement: t.field({
    type: BankMovement,
    rule: "bankStatement:book",
    args: { bankMovement: t.arg.int({ required: true }) },
    resolve: (_root, { bankMovement }, ctx) => readMovement(ctx, bankMovement),
  }),
}));

builder.mutationFields((t) => {
  const bankMovement = t.arg.int({ required: true });
  const version = t.arg.int({ required: true, description: "The version the change is based on" });
  return {
    bankMovementBook: t.field({
      type: BankMovement,
      rule: "bankStatement:book",
      description: "Pays a payment by what is left of the movement, as far as it owes anything",
      args: {
        bankMovement,
        version,
        payment: t.arg.int({ required: true }),
        paymentVersion: t.arg.int({ required: true, description: "The version of the payment" }),
      },
      resolve: (_root, { bankMovement: id, version, payment, paymentVersion }, ctx) =>
        bookMovement(ctx, { id, version }, { id: payment, version: paymentVersion }),
    }),
    bankMovementLeaveOut: t.field({
      type: BankMovement,
      rule: "bankStatement:book",
      description: "The rest of the movement pays nothing here",
      args: { bankMovement, version, reason: t.arg.string({ required: true }) },
      resolve: (_root, { bankMovement: id, version, reason }, ctx) =>
        leaveOutMovement(ctx, { id, version }, { reason }),
    }),
  };
});
