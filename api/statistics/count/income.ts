import { and, eq, exists, inArray, isNull, sql } from "drizzle-orm";
import { moneyMethods } from "#rules/codes.ts";
import type { InCenter } from "../../core/context.ts";
import { events } from "../../core/db/tables/events.ts";
import { insurerPayments } from "../../core/db/tables/insurer-payments.ts";
import { patientAttendances } from "../../core/db/tables/patient-attendances.ts";
import { paymentEntries } from "../../core/db/tables/payment-entries.ts";
import { payments } from "../../core/db/tables/payments.ts";
import { chosenEvents, day, dayOf, eventsOnDays, isAsked, onDays, type Asked, type Counted } from "../counted.ts";

/** Keys of income besides those of the methods. */
export const ROUNDING = "ROUNDING";
export const INSURERS = "INSURERS";

const amount = sql<number>`sum(${paymentEntries.amount})`.mapWith(Number);
const paysInsurer = eq(insurerPayments.paymentId, paymentEntries.paymentId);

const entryDay = dayOf(paymentEntries.at);

/** Entries of money on the asked days; of chosen people or services those of their visits. */
const entriesOnDays = (ctx: InCenter, asked: Asked) =>
  and(
    eq(paymentEntries.medicalCenterId, ctx.profile.medicalCenterId),
    onDays(paymentEntries.at, asked),
    inArray(paymentEntries.method, moneyMethods),
    asked.staffs.length + asked.procedures.length > 0 ? ofChosenVisits(ctx, asked) : undefined,
  )!;

const ofChosenVisits = (ctx: InCenter, asked: Asked) =>
  exists(
    ctx.db
      .select({ id: payments.id })
      .from(payments)
      .innerJoin(patientAttendances, eq(patientAttendances.id, payments.attendanceId))
      .innerJoin(events, eq(events.id, patientAttendances.eventId))
      .where(and(eq(payments.id, paymentEntries.paymentId), chosenEvents(ctx, asked))),
  );

/**
 * Money by the day of its entry, as the sums of a month have it: by method, the rounding of cash apart, and what
 * insurers pay apart. Visits of vouchers are no income: a voucher is, when it is paid. Of chosen people or services it
 * is what their visits brought.
 */
export async function sumIncome(ctx: InCenter, asked: Asked): Promise<Counted[]> {
  const key = sql<string>`case when ${insurerPayments.paymentId} is null then ${paymentEntries.method}::text else ${sql.raw(`'${INSURERS}'`)} end`;
  const sums = await ctx.db
    .select({
      day: entryDay,
      key,
      value: amount,
      rounding: sql<number>`sum(${paymentEntries.rounding})`.mapWith(Number),
    })
    .from(paymentEntries)
    .leftJoin(insurerPayments, paysInsurer)
    .where(entriesOnDays(ctx, asked))
    .groupBy(entryDay, key);
  return sums.flatMap(({ rounding, ...sum }) =>
    rounding === 0 ? [sum] : [sum, { day: sum.day, key: ROUNDING, value: rounding }],
  );
}

/** The first word of the key of money that came for no visit: passes, goods. */
export const NO_VISIT = "0";

/** Money of patients by the day of its entry, by the service of its visit and the method: `12 CASH`. */
export const sumServices = (ctx: InCenter, asked: Asked): Promise<Counted[]> => {
  const key = sql<string>`coalesce(${events.procedureId}, 0) || ' ' || ${paymentEntries.method}`;
  return ctx.db
    .select({ day: entryDay, key, value: amount })
    .from(paymentEntries)
    .innerJoin(payments, eq(payments.id, paymentEntries.paymentId))
    .leftJoin(patientAttendances, eq(patientAttendances.id, payments.attendanceId))
    .leftJoin(events, eq(events.id, patientAttendances.eventId))
    .leftJoin(insurerPayments, paysInsurer)
    .where(and(entriesOnDays(ctx, asked), isNull(insurerPayments.paymentId)))
    .groupBy(entryDay, key);
};

/** Money of patients by the day of their visit, whenever it came, by the person who led the visit. */
export async function sumCare(ctx: InCenter, asked: Asked): Promise<Counted[]> {
  const sums = await ctx.db
    .select({ day, person: events.ownerId, value: amount })
    .from(events)
    .innerJoin(patientAttendances, eq(patientAttendances.eventId, events.id))
    .innerJoin(payments, eq(payments.attendanceId, patientAttendances.id))
    .innerJoin(
      paymentEntries,
      and(eq(paymentEntries.paymentId, payments.id), inArray(paymentEntries.method, moneyMethods)),
    )
    .where(eventsOnDays(ctx, asked))
    .groupBy(day, events.ownerId);
  return sums
    .filter(({ person }) => person !== null && isAsked(asked, person))
    .map(({ person, ...sum }) => ({ ...sum, key: String(person) }));
}
