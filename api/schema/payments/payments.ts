import { asc } from "drizzle-orm";
import { paymentItemTargets, paymentMethods } from "#rules/codes.ts";
import { paymentCancelCauses } from "#rules/payments/cancel-causes.ts";
import { owedOf } from "#rules/payments/owed-of.ts";
import type { ProfileCtx } from "../../core/context.ts";
import { batch, batchMany } from "../../core/batch.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { paymentEntries } from "../../core/db/tables/payment-entries.ts";
import { paymentItems } from "../../core/db/tables/payment-items.ts";
import { payments } from "../../core/db/tables/payments.ts";
import { findBySymbol } from "../../payments/find-by-symbol.ts";
import { listPayments, type PaymentList as List } from "../../payments/list.ts";
import { readPayment } from "../../payments/read.ts";
import { owesVisit } from "../../payments/owes-visit.ts";
import { undoableOf } from "../../payments/may-undo.ts";
import type { Payment as PaymentRow } from "../../payments/scope.ts";
import { paymentStates } from "../../payments/which.ts";
import { builder } from "../builder.ts";
import { PatientAttendance } from "../calendar/calendar.ts";
import { attendanceOf } from "../calendar/attendances.ts";
import { VatRateEnum } from "../codes.ts";
import { Profile, profileOf } from "../medical-centers/medical-centers.ts";
import { Money } from "../money.ts";
import { PatientCard, patientCardOf } from "../patients/patient-card.ts";

export const PaymentMethodEnum = builder.enumType("PaymentMethod", {
  description: "VOUCHER is a visit of a procedure voucher: an entry of its ledger, and no income",
  values: paymentMethods,
});
export const PaymentItemTargetTypeEnum = builder.enumType("PaymentItemTargetType", { values: paymentItemTargets });
const PaymentCancelCauseEnum = builder.enumType("PaymentCancelCause", {
  description:
    "CANCELED by a person with a reason; WAIVED with its visit, and charged again when that takes place; REPLACED by another payment of the visit",
  values: paymentCancelCauses,
});
const PaymentStateEnum = builder.enumType("PaymentState", { values: paymentStates });

/** Rows that carry the currency of their payment. */
type InCurrency<Row> = Row & { currency: string };
type ItemRow = InCurrency<typeof paymentItems.$inferSelect>;
type EntryRow = InCurrency<typeof paymentEntries.$inferSelect> & { reversible: boolean };

const itemsOf = batchMany(
  (ctx, ids: readonly number[]) =>
    ctx.db
      .select()
      .from(paymentItems)
      .where(anyOf(paymentItems.paymentId, ids))
      .orderBy(asc(paymentItems.paymentId), asc(paymentItems.position)),
  (row) => row.paymentId,
);

export const entriesOf = batchMany(
  (ctx, ids: readonly number[]) =>
    ctx.db
      .select()
      .from(paymentEntries)
      .where(anyOf(paymentEntries.paymentId, ids))
      .orderBy(asc(paymentEntries.paymentId), asc(paymentEntries.id)),
  (row) => row.paymentId,
);

const PaymentItem = builder.objectRef<ItemRow>("PaymentItem").implement({
  description: "A line of a payment; VAT is in its price",
  fields: (t) => ({
    id: t.exposeInt("id"),
    name: t.exposeString("name"),
    price: t.field({ type: Money, resolve: ({ price, currency }) => ({ amount: price, currency }) }),
    listPrice: t.field({
      type: Money,
      description: "Before the discount",
      resolve: ({ listPrice, currency }) => ({ amount: listPrice, currency }),
    }),
    discountReason: t.exposeString("discountReason", { nullable: true }),
    vatRate: t.expose("vatRate", { type: VatRateEnum }),
    vatWhenUsed: t.exposeBoolean("vatWhenUsed", { description: "True for a voucher that is taxed when it is used" }),
    targetType: t.expose("targetType", { type: PaymentItemTargetTypeEnum }),
    targetId: t.exposeInt("targetId", { nullable: true, description: "Null for a line by hand" }),
  }),
});

export const PaymentEntry = builder.objectRef<EntryRow>("PaymentEntry").implement({
  description: "A part of a payment that was paid, given back or reversed",
  fields: (t) => ({
    id: t.exposeInt("id"),
    at: t.expose("at", { type: "DateTime" }),
    method: t.expose("method", { type: PaymentMethodEnum }),
    amount: t.field({ type: Money, resolve: ({ amount, currency }) => ({ amount, currency }) }),
    rounding: t.field({
      type: Money,
      description: "Added to the amount, it is the cash that changed hands",
      resolve: ({ rounding, currency }) => ({ amount: rounding, currency }),
    }),
    reverses: t.exposeInt("reverses", { nullable: true, description: "The entry that was a mistake" }),
    reason: t.exposeString("reason", { nullable: true }),
    reversible: t.exposeBoolean("reversible", { description: "Whether the caller may undo it" }),
    profile: t.field({
      type: Profile,
      nullable: true,
      description: "Null where a patient's own excuse put a visit back on its voucher",
      resolve: (row, _args, ctx) => (row.profileId === null ? null : profileOf(ctx, row.profileId)),
    }),
  }),
});

export const Payment = builder.objectRef<PaymentRow>("Payment").implement({
  fields: (t) => ({
    id: t.exposeInt("id"),
    price: t.field({ type: Money, resolve: ({ price, currency }) => ({ amount: price, currency }) }),
    paid: t.field({
      type: Money,
      description: "By its entries",
      resolve: ({ paid, currency }) => ({ amount: paid, currency }),
    }),
    disallowed: t.field({
      type: Money,
      description: "The part that its insurer does not pay",
      resolve: ({ disallowed, currency }) => ({ amount: disallowed, currency }),
    }),
    owed: t.field({
      type: Money,
      description: "The part that is neither paid nor disallowed, also where it was canceled",
      resolve: (row) => ({ amount: owedOf(row), currency: row.currency }),
    }),
    variableSymbol: t.exposeString("variableSymbol"),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    payedAt: t.expose("payedAt", { type: "DateTime", nullable: true, description: "Null while something is owed" }),
    paymentMethod: t.expose("paymentMethod", { type: PaymentMethodEnum, nullable: true }),
    confirmedBy: t.field({
      type: Profile,
      nullable: true,
      resolve: (row, _args, ctx) => (row.confirmedBy === null ? null : profileOf(ctx, row.confirmedBy)),
    }),
    canceledAt: t.expose("canceledAt", { type: "DateTime", nullable: true }),
    cancelCause: t.expose("cancelCause", { type: PaymentCancelCauseEnum, nullable: true }),
    cancelReason: t.exposeString("cancelReason", { nullable: true }),
    patientCard: t.field({
      type: PatientCard,
      nullable: true,
      resolve: (row, _args, ctx) => (row.patientCardId === null ? null : patientCardOf(ctx, row.patientCardId)),
    }),
    payer: t.exposeString("payer", { nullable: true, description: "A payer who is not the patient" }),
    patientAttendance: t.field({
      type: PatientAttendance,
      nullable: true,
      description: "The visit that is charged",
      resolve: (row, _args, ctx) => (row.attendanceId === null ? null : attendanceOf(ctx, row.attendanceId)),
    }),
    paymentItems: t.field({
      type: [PaymentItem],
      description: "At most 30, in their order",
      resolve: async (row, _args, ctx) =>
        (await itemsOf(ctx, row.id)).map((item) => ({ ...item, currency: row.currency })),
    }),
    entries: t.field({
      type: [PaymentEntry],
      description: "In the order of time",
      resolve: async (row, _args, ctx) => {
        const entries = await entriesOf(ctx, row.id);
        const { ids } = await undoableOf(ctx as ProfileCtx, row, entries);
        return entries.map((entry) => ({ ...entry, currency: row.currency, reversible: ids.has(entry.id) }));
      },
    }),
    invoiced: t.boolean({
      description: "Whether it is on an invoice that is not given back",
      resolve: ({ invoicedAt }) => invoicedAt !== null,
    }),
    cancelable: t.boolean({
      description: "Whether the caller may cancel it, and give back what was taken",
      resolve: async (row, _args, ctx) =>
        row.invoicedAt === null &&
        !(await owesVisit(ctx as ProfileCtx, row)) &&
        (await undoableOf(ctx as ProfileCtx, row, await entriesOf(ctx, row.id))).all,
    }),
    version: t.exposeInt("version"),
  }),
});

const PaymentSum = builder
  .objectRef<{ method: (typeof paymentMethods)[number]; amount: number; rounding: number }>("PaymentSum")
  .implement({
    fields: (t) => ({
      method: t.expose("method", { type: PaymentMethodEnum }),
      amount: t.expose("amount", { type: "SafeInt", description: "Minor units" }),
      rounding: t.expose("rounding", { type: "SafeInt" }),
    }),
  });

const PaymentList = builder.objectRef<List>("PaymentList").implement({
  description: "Its sums are of all payments that match, not of the page; canceled ones count and owe nothing",
  fields: (t) => ({
    items: t.field({ type: [Payment], resolve: ({ items }) => items() }),
    total: t.exposeInt("total"),
    page: t.exposeInt("page", { description: "From 1; a page past the last answers the last" }),
    pageSize: t.exposeInt("pageSize"),
    price: t.field({ type: "SafeInt", resolve: ({ sums }) => sums.price }),
    paid: t.field({ type: "SafeInt", resolve: ({ sums }) => sums.paid }),
    disallowed: t.field({ type: "SafeInt", resolve: ({ sums }) => sums.disallowed }),
    byMethod: t.field({ type: [PaymentSum], resolve: ({ sums }) => sums.byMethod }),
  }),
});

export const paymentOfVisit = batch(async (ctx, ids: readonly number[]) => {
  const rows = await ctx.db.select().from(payments).where(anyOf(payments.attendanceId, ids));
  return new Map(rows.map((row) => [row.attendanceId!, row]));
});

builder.objectField(PatientAttendance, "payment", (t) =>
  t.field({
    type: Payment,
    nullable: true,
    description: "Arises when the patient is present, or pays",
    resolve: ({ id }, _args, ctx) => paymentOfVisit(ctx, id),
  }),
);

builder.queryFields((t) => ({
  payments: t.field({
    type: PaymentList,
    rule: "payment:read",
    description: "50 a page, the latest first; of one patient to everybody, of the centre by role",
    args: {
      patientCard: t.arg.int(),
      from: t.arg({ type: "DateTime", description: "Payments that were made at this time or later" }),
      to: t.arg({ type: "DateTime", description: "Payments that were made before this time" }),
      state: t.arg({ type: PaymentStateEnum }),
      page: t.arg.int(),
    },
    resolve: (_root, args, ctx) => listPayments(ctx, args),
  }),
  paymentOfSymbol: t.field({
    type: Payment,
    nullable: true,
    rule: "payment:read",
    args: { variableSymbol: t.arg.string({ required: true }) },
    resolve: (_root, { variableSymbol }, ctx) => findBySymbol(ctx, variableSymbol),
  }),
  payment: t.field({
    type: Payment,
    rule: "payment:read",
    args: { payment: t.arg.int({ required: true }) },
    resolve: (_root, { payment }, ctx) => readPayment(ctx, payment),
  }),
}));
