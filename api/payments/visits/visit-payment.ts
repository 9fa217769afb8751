import { and, asc, eq, inArray, isNotNull, ne, or } from "drizzle-orm";
import { allow } from "../../core/access/allow.ts";
import { anyOf } from "../../core/db/any-of.ts";
import type { Ctx, ProfileCtx } from "../../core/context.ts";
import { changeOne } from "../../core/db/change-one.ts";
import { patientAttendances } from "../../core/db/tables/patient-attendances.ts";
import { paymentEntries } from "../../core/db/tables/payment-entries.ts";
import { payments } from "../../core/db/tables/payments.ts";
import { Fault } from "../../core/fault.ts";
import { track } from "../../core/track.ts";
import { consumeVisit, vouchersForVisits } from "../../voucher-visits/pay-visit.ts";
import { charge, chargeVisit, isInsured, type Visit } from "./charge-visit.ts";
import { enter } from "../enter.ts";
import { isByVoucher, type Payment } from "../scope.ts";
import { waive } from "./waive.ts";

/**
 * Charges a visit whose patient is present, by a voucher where one can pay it, and takes the charge back where the
 * patient is not, or an insurer pays. Only a payment without an invoice of which no money is taken follows; one that
 * was canceled with a reason stays so, and so does one whose voucher somebody has put back.
 */
export async function followAttendance(ctx: ProfileCtx, visit: Visit) {
  if (visit.state !== "PRESENT" || isInsured(visit)) return waive(ctx, eq(payments.attendanceId, visit.id));
  const payment = await charge(ctx, visit);
  if (!payment) return consumeFreeVisit(ctx, visit);
  if (payment.canceledAt || payment.payedAt || payment.invoicedAt) return;
  if (!(await isSettledByHand(ctx, payment.id))) await payByVoucher(ctx, payment);
}

/**
 * Pays a visit by a voucher of its patient, also where the patient did not come. A voucher that cannot pay it is
 * refused (`voucherNotUsable`), and so is a payment of which money is taken (`paymentPaid`) or an invoice issued
 * (`paymentInvoiced`).
 */
export async function payWithVoucher(ctx: Ctx, attendanceId: number, voucherId: number): Promise<Payment> {
  allow(ctx, "payment:write");
  const payment = await chargeVisit(ctx, attendanceId, true);
  if (payment.canceledAt) throw new Fault("paymentCanceled");
  if (payment.invoicedAt) throw new Fault("paymentInvoiced");
  if (isByVoucher(payment) || payment.paid > 0) throw new Fault("paymentPaid");
  const paid = await payByVoucher(ctx, payment, voucherId);
  if (!paid) throw new Fault("voucherNotUsable");
  return paid;
}

/**
 * Enters the whole of a visit as paid by transfer, at the price that its request on the internet promised: the money
 * came under the symbol of the request. Money of an earlier request for the same place stays as it is.
 */
export async function payInAdvance(ctx: Ctx, visit: Visit, promised: number | null) {
  allow(ctx, "payment:write");
  const payment = await charge(ctx, visit, { promised });
  if (payment?.canceledAt) throw new Fault("paymentCanceled");
  if (!payment || payment.paid >= payment.price) return;
  await enter(ctx, payment, { method: "TRANSFER", amount: payment.price });
  await track(ctx, "payment.taken", {
    entityId: payment.id,
    patientCardId: visit.patientCardId,
    details: { method: "TRANSFER", amount: payment.price },
  });
}

/** True if somebody has taken money, or has put the visit back on its voucher: what an excuse undid is neither. */
const isSettledByHand = async (ctx: ProfileCtx, paymentId: number): Promise<boolean> =>
  (await ctx.db.$count(
    paymentEntries,
    and(
      eq(paymentEntries.paymentId, paymentId),
      or(ne(paymentEntries.method, "VOUCHER"), isNotNull(paymentEntries.reverses)),
    ),
  )) > 0;

/** Takes a visit whose service costs nothing off a voucher that has it: its visits are counted all the same. */
async function consumeFreeVisit(ctx: ProfileCtx, visit: Visit) {
  if ((await vouchersForVisits(ctx, [visit.id])).length === 0) return;
  const payment = await charge(ctx, visit, { free: true });
  if (payment) await payByVoucher(ctx, payment);
}

async function payByVoucher(ctx: ProfileCtx, payment: Payment, voucherId?: number): Promise<Payment | undefined> {
  const { id, price: amount, attendanceId, patientCardId } = payment;
  if (!(await consumeVisit(ctx, { id, attendanceId: attendanceId! }, voucherId))) return undefined;
  const paid =
    amount > 0
      ? await enter(ctx, payment, { method: "VOUCHER", amount })
      : await changeOne(ctx.db, payments, payment, {
          payedAt: ctx.now(),
          paymentMethod: "VOUCHER",
          confirmedBy: ctx.profile.id,
        });
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

/**
 * Charges the visits of events again that got another service: what is unpaid, or paid by a voucher, is of the new one.
 * Money that was taken and missed visits stay as they are.
 */
export async function followService(ctx: ProfileCtx, eventIds: readonly number[]) {
  const visits = await ctx.db
    .select()
    .from(patientAttendances)
    .where(and(anyOf(patientAttendances.eventId, eventIds), inArray(patientAttendances.state, ["PRESENT", "NOT_SET"])))
    .orderBy(asc(patientAttendances.id));
  for (const visit of visits) {
    await waive(ctx, eq(payments.attendanceId, visit.id));
    if (visit.state === "PRESENT") await followAttendance(ctx, visit);
  }
}
