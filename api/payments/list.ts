import { and, desc, eq, gte, lt, sql, type SQL } from "drizzle-orm";
import type { PaymentMethod } from "#rules/codes.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx, ProfileCtx } from "../core/context.ts";
import { paymentEntries } from "../core/db/tables/payment-entries.ts";
import { payments } from "../core/db/tables/payments.ts";
import { pageWithin } from "../core/page-within.ts";
import { track } from "../core/track.ts";
import { entriesInReach, paymentsInReach, whichPayments, type PaymentFilters } from "./which.ts";

const PAGE_SIZE = 50;

export type PaymentsQuery = PaymentFilters & { page?: number | null };

/** A page of payments in the caller's reach, the latest first, with the sums of all that match. */
export async function listPayments(ctx: Ctx, { page: wanted, ...filters }: PaymentsQuery) {
  allow(ctx, "payment:read");
  const inReach = and(eq(payments.medicalCenterId, ctx.profile.medicalCenterId), await paymentsInReach(ctx, filters));
  const which = and(inReach, ...whichPayments(filters));
  const { from, to, ...others } = filters;
  const entries = and(
    inReach,
    ...whichPayments(others),
    entriesInReach(ctx, filters),
    from ? gte(paymentEntries.at, from) : undefined,
    to ? lt(paymentEntries.at, to) : undefined,
  );
  const sums = await sumsOf(ctx, which, entries);
  const total = sums.count;
  const page = pageWithin(wanted, total, PAGE_SIZE);
  /** Read only where they are asked for: the sums alone name no patient. */
  const items = async () => {
    await track(ctx, "payment.listed", { patientCardId: filters.patientCard ?? undefined });
    return ctx.db
      .select()
      .from(payments)
      .where(which)
      .orderBy(desc(payments.createdAt), desc(payments.id))
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE);
  };
  return { items, total, page, pageSize: PAGE_SIZE, sums };
}
export type PaymentList = Awaited<ReturnType<typeof listPayments>>;

/**
 * Sums in minor units: of the payments that match, of which canceled ones are counted and owe nothing, and by method of
 * the entries of the same days, which may be of payments that arose before. A visit that a voucher pays is no income:
 * its voucher was charged when it was sold, so that it is a sum by method alone.
 */
async function sumsOf(ctx: ProfileCtx, which: SQL | undefined, entries: SQL | undefined) {
  const live = sql`filter (where ${payments.canceledAt} is null and (${payments.payedAt} is null or ${payments.paymentMethod} is distinct from 'VOUCHER'))`;
  const [all] = await ctx.db
    .select({
      count: sql`count(*)`.mapWith(Number),
      price: sql`coalesce(sum(${payments.price}) ${live}, 0)`.mapWith(Number),
      paid: sql`coalesce(sum(${payments.paid}) ${live}, 0)`.mapWith(Number),
      disallowed: sql`coalesce(sum(${payments.disallowed}) ${live}, 0)`.mapWith(Number),
    })
    .from(payments)
    .where(which);
  const byMethod = await ctx.db
    .select({
      method: paymentEntries.method,
      amount: sql`sum(${paymentEntries.amount})`.mapWith(Number),
      rounding: sql`sum(${paymentEntries.rounding})`.mapWith(Number),
    })
    .from(paymentEntries)
    .innerJoin(payments, eq(payments.id, paymentEntries.paymentId))
    .where(entries)
    .groupBy(paymentEntries.method)
    .orderBy(paymentEntries.method);
  return { ...all!, byMethod: byMethod as { method: PaymentMethod; amount: number; rounding: number }[] };
}
