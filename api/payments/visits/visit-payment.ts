import { and, asc, eq, inArray, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import { allow } from "../../access/allow.ts";
import { anyOf } from "../../db/any-of.ts";
import type { Ctx, ProfileCtx } from "../../context.ts";
import { patientAttendances } from "../../db/tables/patient-attendances.ts";
import { paymentEntries } from "../../db/tables/payment-entries.ts";
import { payments } from "../../db/tables/payments.ts";
import { Fault } from "../../fault.ts";
import { track } from "../../track.ts";
import { returnVisit, useVisit } from "../../voucher-visits/pay-visit.ts";
import { charge, chargeVisit, type Visit } from "./charge-visit.ts";
import { enter } from "../enter.ts";
import type { Payment } from "../scope.ts";

/**
 * Charges a visit whose patient is present, by a voucher where one can pay it, and takes the charge back where the
 * patient is not, or an insurer pays. Only a payment without an invoice of which no money is taken follows; one that was canceled with a
 * reason stays so, and so does one whose voucher somebody has put back.
 */
export async function followAttendance(ctx: ProfileCtx, visit: Visit) {
  if (visit.state !== "PRESENT" || visit.onFtVoucher) return waive(ctx, eq(payments.attendanceId, visit.id));
  const payment = await charge(ctx, visit);
  if (!payment || payment.canceledAt || payment.payedAt || payment.invoicedAt) return;
  const entered = await ctx.db.$count(paymentEntries, eq(paymentEntries.paymentId, payment.id));
  if (entered === 0) await payByVoucher(ctx, payment);
}

/**
 * Pays a visit by a voucher of its patient, also where the patient did not come. A voucher that cannot pay it is refused
 * (`voucherNotUsable`), and so is a payment of which money is taken (`paymentPaid`) or an invoice issued
 * (`paymentInvoiced`).
 */
export async function useVoucher(ctx: Ctx, attendanceId: number, voucherId: number): Promise<Payment> {
  allow(ctx, "payment:write");
  const payment = await chargeVisit(ctx, attendanceId, true);
  if (payment.canceledAt) throw new Fault("paymentCanceled");
  if (payment.invoicedAt) throw new Fault("paymentInvoiced");
  if (payment.payedAt || payment.paid > 0) throw new Fault("paymentPaid");
  const paid = await payByVoucher(ctx, payment, voucherId);
  if (!paid) throw new Fault("voucherNotUsable");
  return paid;
}

/**
 * Enters the whole of a visit as paid by transfer, at the price that its request on the internet promised: the money
 * came under the symbol of the request.
 */
export async function payInAdvance(ctx: Ctx, visit: Visit, promised: number | null) {
  allow(ctx, "payment:write");
  const payment = await charge(ctx, visit, { promised });
  if (!payment || payment.price === 0) return;
  await enter(ctx, payment, { method: "TRANSFER", amount: payment.price });
  await track(ctx, "payment.taken", {
    entityId: payment.id,
    patientCardId: visit.patientCardId,
    details: { method: "TRANSFER", amount: payment.price },
  });
}

async function payByVoucher(ctx: ProfileCtx, payment: Payment, voucherId?: number): Promise<Payment | undefined> {
  const { id, price: amount, attendanceId, patientCardId } = payment;
  if (!(await useVisit(ctx, { id, attendanceId: attendanceId! }, voucherId))) return undefined;
  const paid = await enter(ctx, payment, { method: "VOUCHER", amount });
  await track(ctx, "payment.taken", {
    entityId: id,
    patientCardId: patientCardId ?? undefined,
    details: { method: "VOUCHER", amount },
  });
  return paid;
}

/** Charges the visits of restored events whose patients were present. */
export async function followRestored(ctx: ProfileCtx, eventIds: readonly number[]) {
  const present = await ctx.db
    .select()
    .from(patientAttendances)
    .where(and(anyOf(patientAttendances.eventId, eventIds), eq(patientAttendances.state, "PRESENT")))
    .orderBy(asc(patientAttendances.id));
  for (const visit of present) await followAttendance(ctx, visit);
}

/** Takes back the charges of all visits of these events. */
export const waiveEvents = (ctx: ProfileCtx, eventIds: readonly number[]) =>
  waive(
    ctx,
    inArray(
      payments.attendanceId,
      ctx.db
        .select({ id: patientAttendances.id })
        .from(patientAttendances)
        .where(anyOf(patientAttendances.eventId, eventIds)),
    ),
  );

/**
 * Takes charges back, as far as no money is taken and no invoice issued, and visits of vouchers too; without a reason,
 * so that they come back with their visits.
 */
async function waive(ctx: ProfileCtx, which: SQL) {
  const byVoucher = and(
    which,
    eq(payments.paymentMethod, "VOUCHER"),
    isNotNull(payments.payedAt),
    isNull(payments.invoicedAt),
  );
  for (const payment of await ctx.db.select().from(payments).where(byVoucher).for("update")) {
    await enter(ctx, payment, { method: "VOUCHER", amount: -payment.paid });
    await returnVisit(ctx, payment.id);
  }
  const waived = await ctx.db
    .update(payments)
    .set({ canceledAt: ctx.now(), payedAt: null, version: sql`${payments.version} + 1` })
    .where(and(which, eq(payments.paid, 0), isNull(payments.canceledAt), isNull(payments.invoicedAt)))
    .returning();
  for (const { id, patientCardId } of waived)
    await track(ctx, "payment.canceled", { entityId: id, patientCardId: patientCardId ?? undefined });
}
