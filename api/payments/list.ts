import { and, desc, eq, exists, gte, inArray, isNotNull, isNull, lt, or, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { PaymentMethod } from "#rules/codes.ts";
import { addDays } from "#rules/time/dates.ts";
import { instantOf, localDate } from "#rules/time/time.ts";
import { allow, reachOf } from "../access/allow.ts";
import type { Ctx, ProfileCtx } from "../context.ts";
import { events } from "../db/tables/events.ts";
import { patientAttendances } from "../db/tables/patient-attendances.ts";
import { paymentEntries } from "../db/tables/payment-entries.ts";
import { payments } from "../db/tables/payments.ts";
import { visibleCard } from "../patients/visible-card.ts";
import { track } from "../track.ts";

const PAGE_SIZE = 50;

export const paymentStates = ["UNPAID", "PAID", "CANCELED"] as const;
export type PaymentState = (typeof paymentStates)[number];
export type PaymentsQuery = {
  patientCard?: number | null;
  from?: Date | null;
  to?: Date | null;
  state?: PaymentState | null;
  page?: number | null;
};

/**
 * A page of payments, the latest first, with the sums of all that match. All of one patient are listed to everybody; of
 * the centre, a paramedic sees those of the own visits and those that it made or confirmed, reception those that were
 * made or of which something was taken today.
 */
export async function listPayments(ctx: Ctx, { patientCard, from, to, state, page: wanted }: PaymentsQuery) {
  allow(ctx, "payment:read");
  if (patientCard != null) await visibleCard(ctx, { id: patientCard });
  const which = and(
    eq(payments.medicalCenterId, ctx.profile.medicalCenterId),
    patientCard == null ? inMyReach(ctx) : eq(payments.patientCardId, patientCard),
    from ? gte(payments.createdAt, from) : undefined,
    to ? lt(payments.createdAt, to) : undefined,
    state ? inState[state] : undefined,
  );
  const sums = await sumsOf(ctx, which);
  const total = sums.count;
  const page = Math.min(Math.max(1, wanted ?? 1), Math.max(1, Math.ceil(total / PAGE_SIZE)));
  const items = await ctx.db
    .select()
    .from(payments)
    .where(which)
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  await track(ctx, "payment.listed", { patientCardId: patientCard ?? undefined });
  return { items, total, page, pageSize: PAGE_SIZE, sums };
}
export type PaymentList = Awaited<ReturnType<typeof listPayments>>;

/** Owed payments. */
export const isUnpaid = and(isNull(payments.payedAt), isNull(payments.canceledAt))!;

const inState: Record<PaymentState, SQL> = {
  UNPAID: isUnpaid,
  PAID: isNotNull(payments.payedAt),
  CANCELED: isNotNull(payments.canceledAt),
};

function inMyReach(ctx: ProfileCtx): SQL | undefined {
  if (reachOf(ctx, "payment:list") === "any") return undefined;
  const { role, medicalCenterId } = ctx.profile;
  if (role === "ROLE_RECEPTIONIST") {
    const today = localDate(ctx.now());
    const [from, to] = [instantOf(today), instantOf(addDays(today, 1))];
    const onDay = (at: PgColumn) => and(gte(at, from), lt(at, to));
    const taken = ctx.db
      .select({ id: paymentEntries.paymentId })
      .from(paymentEntries)
      .where(and(onDay(paymentEntries.at), eq(paymentEntries.medicalCenterId, medicalCenterId)));
    return or(onDay(payments.createdAt), inArray(payments.id, taken));
  }
  return ofMine(ctx);
}

/** The payments of the caller's own visits, and those that it made or confirmed. */
export function ofMine(ctx: ProfileCtx): SQL | undefined {
  const { id } = ctx.profile;
  const ofMyVisit = ctx.db
    .select({ id: patientAttendances.id })
    .from(patientAttendances)
    .innerJoin(events, eq(events.id, patientAttendances.eventId))
    .where(and(eq(patientAttendances.id, payments.attendanceId), eq(events.ownerId, id)));
  return or(eq(payments.createdBy, id), eq(payments.confirmedBy, id), exists(ofMyVisit));
}

/** Sums of the payments that match, in minor units: canceled ones are counted and owe nothing. */
async function sumsOf(ctx: ProfileCtx, which: SQL | undefined) {
  const live = sql`filter (where ${payments.canceledAt} is null)`;
  const [all] = await ctx.db
    .select({
      count: sql`count(*)`.mapWith(Number),
      price: sql`coalesce(sum(${payments.price}) ${live}, 0)`.mapWith(Number),
      paid: sql`coalesce(sum(${payments.paid}) ${live}, 0)`.mapWith(Number),
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
    .where(which)
    .groupBy(paymentEntries.method)
    .orderBy(paymentEntries.method);
  return { ...all!, byMethod: byMethod as { method: PaymentMethod; amount: number; rounding: number }[] };
}
