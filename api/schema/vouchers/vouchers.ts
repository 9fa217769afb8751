import { asc } from "drizzle-orm";
import { voucherEntryKinds } from "#rules/codes.ts";
import { may } from "#rules/permissions.ts";
import { localDate } from "#rules/time/time.ts";
import { soonUntil } from "#rules/vouchers/state.ts";
import { batch, batchMany } from "../../core/batch.ts";
import type { ProfileCtx } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { payments } from "../../core/db/tables/payments.ts";
import { procedureVoucherEntries } from "../../core/db/tables/procedure-voucher-entries.ts";
import { procedureVoucherServices } from "../../core/db/tables/procedure-voucher-services.ts";
import { procedureVouchers } from "../../core/db/tables/procedure-vouchers.ts";
import { availableVouchers, listVouchers } from "../../vouchers/list.ts";
import { vouchersForVisits } from "../../voucher-visits/pay-visit.ts";
import { readVoucher } from "../../vouchers/read.ts";
import type { Voucher } from "../../vouchers/scope.ts";
import { valuesOn } from "../../vouchers/unused.ts";
import { builder } from "../builder.ts";
import { PatientAttendance } from "../calendar/calendar.ts";
import { Profile, profileOf } from "../medical-centers/medical-centers.ts";
import { Money } from "../money.ts";
import { PatientCard, patientCardOf } from "../patients/patient-card.ts";
import { Payment } from "../payments/payments.ts";
import { Procedure, procedureOf } from "../procedures/procedures.ts";
import { ProcedureWithCount } from "../voucher-presets/voucher-presets.ts";

const VoucherEntryKindEnum = builder.enumType("ProcedureVoucherEntryKind", {
  description:
    "Kinds of changes of visits; REFUNDED when the sale was canceled or money given back, EXPIRED after the last day, or back when that was moved",
  values: voucherEntryKinds,
});

const servicesOf = batchMany(
  (ctx, ids: readonly number[]) =>
    ctx.db
      .select()
      .from(procedureVoucherServices)
      .where(anyOf(procedureVoucherServices.voucherId, ids))
      .orderBy(asc(procedureVoucherServices.id)),
  (row) => row.voucherId,
);

const entriesOf = batchMany(
  (ctx, ids: readonly number[]) =>
    ctx.db
      .select()
      .from(procedureVoucherEntries)
      .where(anyOf(procedureVoucherEntries.voucherId, ids))
      .orderBy(asc(procedureVoucherEntries.voucherId), asc(procedureVoucherEntries.id)),
  (row) => row.voucherId,
);

const paymentsById = batch(async (ctx, ids: readonly number[]) => {
  const rows = await ctx.db.select().from(payments).where(anyOf(payments.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
});

const valueOf = batch((ctx, ids: readonly number[]) => valuesOn(ctx as ProfileCtx, undefined, ids));

const vouchersById = batch(async (ctx, ids: readonly number[]) => {
  const rows = await ctx.db.select().from(procedureVouchers).where(anyOf(procedureVouchers.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
});

export const ProcedureVoucher = builder.objectRef<Voucher>("ProcedureVoucher");

const ProcedureVoucherEntry = builder
  .objectRef<typeof procedureVoucherEntries.$inferSelect>("ProcedureVoucherEntry")
  .implement({
    description: "Visits that were added to a voucher, or taken off it",
    fields: (t) => ({
      id: t.exposeInt("id"),
      at: t.expose("at", { type: "DateTime" }),
      kind: t.expose("kind", { type: VoucherEntryKindEnum }),
      count: t.exposeInt("count", { description: "Negative where they were taken off" }),
      procedure: t.field({
        type: Procedure,
        resolve: async (row, _args, ctx) => (await procedureOf(ctx, row.procedureId))!,
      }),
      payment: t.field({
        type: Payment,
        nullable: true,
        description: "Of the visit that was paid",
        resolve: (row, _args, ctx) => (row.paymentId === null ? null : paymentsById(ctx, row.paymentId)),
      }),
      otherVoucher: t.field({
        type: ProcedureVoucher,
        nullable: true,
        description: "The voucher that visits were transferred to, or came from",
        resolve: (row, _args, ctx) => (row.otherVoucherId === null ? null : vouchersById(ctx, row.otherVoucherId)),
      }),
      reason: t.exposeString("reason", { nullable: true }),
      profile: t.field({
        type: Profile,
        nullable: true,
        description: "None where visits expired by themselves",
        resolve: (row, _args, ctx) => (row.profileId === null ? null : profileOf(ctx, row.profileId)),
      }),
    }),
  });

ProcedureVoucher.implement({
  description: "Visits that a patient has bought ahead",
  fields: (t) => ({
    id: t.exposeInt("id"),
    name: t.exposeString("name"),
    archived: t.boolean({ resolve: ({ archivedAt }) => archivedAt !== null }),
    validTo: t.expose("validTo", { type: "Date", description: "The last day on which it pays a visit" }),
    availableProceduresWithCount: t.field({
      type: [ProcedureWithCount],
      description: "The visits that are left of each service, also none",
      resolve: async (row, _args, ctx) =>
        (await servicesOf(ctx, row.id)).map(({ procedureId, available }) => ({ procedureId, count: available })),
    }),
    usedProceduresWithCount: t.field({
      type: [ProcedureWithCount],
      description: "The visits that are used of each service, also none",
      resolve: async (row, _args, ctx) =>
        (await servicesOf(ctx, row.id)).map(({ procedureId, used }) => ({ procedureId, count: used })),
    }),
    expiredProceduresWithCount: t.field({
      type: [ProcedureWithCount],
      description: "The visits that are written off after its last day, by service",
      resolve: async (row, _args, ctx) =>
        (await servicesOf(ctx, row.id)).map(({ procedureId, expired }) => ({ procedureId, count: expired })),
    }),
    entries: t.field({
      type: [ProcedureVoucherEntry],
      description: "Its ledger, in the order of time",
      resolve: (row, _args, ctx) => entriesOf(ctx, row.id),
    }),
    payment: t.field({
      type: Payment,
      nullable: true,
      description: "The payment of its sale; none of one that came by a transfer",
      resolve: (row, _args, ctx) => (row.paymentId === null ? null : paymentsById(ctx, row.paymentId)),
    }),
    patientCard: t.field({
      type: PatientCard,
      resolve: async (row, _args, ctx) => (await patientCardOf(ctx, row.patientCardId))!,
    }),
    unusedValue: t.field({
      type: Money,
      nullable: true,
      description:
        "For administrators, the share in the price of its sale of the visits that are left; none where none is left",
      resolve: async (row, _args, ctx) => {
        if (!ctx.profile || !may(ctx.profile, "procedureVoucher:value")) return null;
        const value = await valueOf(ctx, row.id);
        return value?.currency ? { amount: value.share, currency: value.currency } : null;
      },
    }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    createdBy: t.field({ type: Profile, resolve: async (row, _args, ctx) => (await profileOf(ctx, row.createdBy))! }),
    version: t.exposeInt("version"),
  }),
});

const availableOfCard = batchMany(
  (ctx, ids: readonly number[]) => availableVouchers(ctx as ProfileCtx, ids),
  (row) => row.patientCardId,
);

builder.objectField(PatientCard, "availableProcedureVouchers", (t) =>
  t.field({
    type: [ProcedureVoucher],
    description: "Those that pay a visit today, the one that ends first first",
    resolve: ({ id }, _args, ctx) => availableOfCard(ctx, id),
  }),
);

export const vouchersOfVisit = batchMany(
  (ctx, ids: readonly number[]) => vouchersForVisits(ctx as ProfileCtx, ids),
  (row) => row.attendanceId,
);

const UsableVoucher = builder.objectRef<{ voucher: Voucher; available: number }>("UsableProcedureVoucher").implement({
  description: "A voucher that can pay a visit",
  fields: (t) => ({
    procedureVoucher: t.expose("voucher", { type: ProcedureVoucher }),
    available: t.exposeInt("available", { description: "Visits of the service that are left" }),
    endingOn: t.field({
      type: "Date",
      nullable: true,
      description: "Its last day where that is within two weeks, or was since the visit",
      resolve: ({ voucher: { validTo } }, _args, ctx) => (validTo < soonUntil(localDate(ctx.now())) ? validTo : null),
    }),
  }),
});

builder.objectField(PatientAttendance, "usableProcedureVouchers", (t) =>
  t.field({
    type: [UsableVoucher],
    description: "Those that can pay the visit, the one that ends first first; it pays when the patient is present",
    resolve: ({ id }, _args, ctx) => vouchersOfVisit(ctx, id),
  }),
);

builder.queryFields((t) => ({
  procedureVouchers: t.field({
    type: [ProcedureVoucher],
    rule: "procedureVoucher:read",
    description: "Of a patient, the archived ones last, at most 100",
    args: { patientCard: t.arg.string({ required: true, description: "Its uuid" }) },
    resolve: (_root, { patientCard }, ctx) => listVouchers(ctx, patientCard),
  }),
  procedureVoucher: t.field({
    type: ProcedureVoucher,
    rule: "procedureVoucher:read",
    args: { procedureVoucher: t.arg.int({ required: true }) },
    resolve: (_root, { procedureVoucher }, ctx) => readVoucher(ctx, procedureVoucher),
  }),
}));
