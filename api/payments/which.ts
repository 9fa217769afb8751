import { and, eq, exists, gte, inArray, isNotNull, isNull, lt, or, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { addDays } from "#rules/time/dates.ts";
import { instantOf, localDate } from "#rules/time/time.ts";
import { reachOf } from "../core/access/allow.ts";
import type { ProfileCtx } from "../core/context.ts";
import { events } from "../core/db/tables/events.ts";
import { patientAttendances } from "../core/db/tables/patient-attendances.ts";
import { paymentEntries } from "../core/db/tables/payment-entries.ts";
import { payments } from "../core/db/tables/payments.ts";
import { visibleCard } from "../patients/visible-card.ts";

export const paymentStates = ["UNPAID", "PAID", "CANCELED"] as const;
export type PaymentState = (typeof paymentStates)[number];
export type PaymentFilters = {
  patientCard?: number | null;
  from?: Date | null;
  to?: Date | null;
  state?: PaymentState | null;
};

/** The conditions of payments that match the filters. */
export const whichPayments = ({ patientCard, from, to, state }: PaymentFilters): (SQL | undefined)[] => [
  patientCard == null ? undefined : eq(payments.patientCardId, patientCard),
  from ? gte(payments.createdAt, from) : undefined,
  to ? lt(payments.createdAt, to) : undefined,
  state ? inState[state] : undefined,
];

/** The amount that a payment owes (`owedOf`), in minor units. */
export const owed = sql<number>`(${payments.price} - ${payments.paid} - ${payments.disallowed})`;

/** Owed payments. */
export const isUnpaid = and(isNull(payments.payedAt), isNull(payments.canceledAt))!;

const inState: Record<PaymentState, SQL> = {
  UNPAID: isUnpaid,
  PAID: isNotNull(payments.payedAt),
  CANCELED: isNotNull(payments.canceledAt),
};

/**
 * Payments that the caller sees. All of one patient are listed to everybody; of the centre, a paramedic sees those of
 * the own visits and those that it made or confirmed, reception those that were made or of which something was taken
 * today.
 */
export async function paymentsInReach(
  ctx: ProfileCtx,
  { patientCard }: Pick<PaymentFilters, "patientCard">,
): Promise<SQL | undefined> {
  if (patientCard != null) return void (await visibleCard(ctx, { id: patientCard }));
  if (reachOf(ctx, "payment:list") === "any") return undefined;
  const { role, medicalCenterId } = ctx.profile;
  if (role === "ROLE_RECEPTIONIST") {
    const onDay = onToday(ctx);
    const taken = ctx.db
      .select({ id: paymentEntries.paymentId })
      .from(paymentEntries)
      .where(and(onDay(paymentEntries.at), eq(paymentEntries.medicalCenterId, medicalCenterId)));
    return or(onDay(payments.createdAt), inArray(payments.id, taken));
  }
  return ofMine(ctx);
}

/**
 * The entries of payments in reach that the caller sees: reception those of today, as a part of its payments may have
 * come before; others all.
 */
export function entriesInReach(ctx: ProfileCtx, { patientCard }: Pick<PaymentFilters, "patientCard">): SQL | undefined {
  if (patientCard != null || ctx.profile.role !== "ROLE_RECEPTIONIST") return undefined;
  return onToday(ctx)(paymentEntries.at);
}

function onToday(ctx: ProfileCtx) {
  const today = localDate(ctx.now());
  const [from, to] = [instantOf(today), instantOf(addDays(today, 1))];
  return (at: PgColumn) => and(gte(at, from), lt(at, to));
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
