import { and, eq, exists, inArray, isNotNull, isNull, or, sql, type SQL } from "drizzle-orm";
import { isByPerson, type CenterCtx, type ProfileCtx } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { changeOne } from "../../core/db/change-one.ts";
import { events } from "../../core/db/tables/events.ts";
import { patientAttendances } from "../../core/db/tables/patient-attendances.ts";
import { payments } from "../../core/db/tables/payments.ts";
import { Fault } from "../../core/fault.ts";
import { track, trackUnsigned } from "../../core/track.ts";
import { returnVisit } from "../../voucher-visits/pay-visit.ts";
import { writeEntry } from "../enter.ts";
import type { Payment } from "../scope.ts";

/**
 * Takes charges back, as far as no money is taken and no invoice issued, and visits of vouchers too; they come back
 * with their visits. Patients who excuse themselves on the web do so without a person.
 */
export async function waive(ctx: CenterCtx, which: SQL) {
  const byVoucher = and(
    which,
    eq(payments.paymentMethod, "VOUCHER"),
    isNotNull(payments.payedAt),
    isNull(payments.invoicedAt),
  );
  for (const payment of await ctx.db.select().from(payments).where(byVoucher).orderBy(payments.id).for("update"))
    await putBack(ctx, payment);
  const waived = await ctx.db
    .update(payments)
    .set({ canceledAt: ctx.now(), cancelCause: "WAIVED", payedAt: null, version: sql`${payments.version} + 1` })
    .where(and(which, eq(payments.paid, 0), isNull(payments.canceledAt), isNull(payments.invoicedAt)))
    .returning();
  for (const { id, patientCardId } of waived) {
    const about = { entityId: id, patientCardId: patientCardId ?? undefined };
    await (isByPerson(ctx)
      ? track(ctx, "payment.canceled", about)
      : trackUnsigned(ctx, ctx.profile.medicalCenterId, "payment.canceled", about));
  }
}

/** Takes back the charges of all visits of these events. */
export const waiveEvents = (ctx: ProfileCtx, eventIds: readonly number[]) =>
  waive(ctx, ofVisits(ctx, anyOf(patientAttendances.eventId, eventIds)));

/**
 * Takes back the charges of patients who are taken out of these events. Money that was taken, and an invoice, are given
 * back first (`visitCharged`).
 */
export async function waiveTakenOut(ctx: ProfileCtx, eventIds: readonly number[], patientCards: readonly number[]) {
  const takenOut = and(
    anyOf(patientAttendances.eventId, eventIds),
    inArray(patientAttendances.patientCardId, [...patientCards]),
  );
  const which = ofVisits(ctx, takenOut);
  await waive(ctx, which);
  if ((await ctx.db.$count(payments, and(which, isNull(payments.canceledAt)))) > 0) throw new Fault("visitCharged");
}

/**
 * Takes back the charges of visits that were removed or excused while money or an invoice held them; fees of late
 * excuses stay.
 */
export const waiveGone = (ctx: ProfileCtx, paymentIds: readonly number[]) => {
  const isExcused = and(isNull(payments.missedPercent), ofVisits(ctx, eq(patientAttendances.state, "EXCUSED")));
  return waive(ctx, and(anyOf(payments.id, paymentIds), or(isExcused, ofVisits(ctx, isNotNull(events.removedAt))))!);
};

const ofVisits = ({ db }: CenterCtx, which: SQL | undefined): SQL =>
  exists(
    db
      .select({ id: patientAttendances.id })
      .from(patientAttendances)
      .innerJoin(events, eq(events.id, patientAttendances.eventId))
      .where(and(eq(patientAttendances.id, payments.attendanceId), which)),
  );

/** Puts the visit that a voucher has paid back on it: the payment is unpaid again. */
async function putBack(ctx: CenterCtx, payment: Payment) {
  if (payment.paid > 0) await writeEntry(ctx, payment, { method: "VOUCHER", amount: -payment.paid });
  await changeOne(ctx.db, payments, payment, { paid: 0, payedAt: null, paymentMethod: null, confirmedBy: null });
  await returnVisit(ctx, payment.id);
}
