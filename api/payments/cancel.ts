import { eq } from "drizzle-orm";
import type { PaymentMethod } from "#rules/codes.ts";
import { PaymentCancelInput } from "#rules/inputs/payment.ts";
import { may } from "#rules/permissions.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx, ProfileCtx } from "../core/context.ts";
import { changeOne } from "../core/db/change-one.ts";
import { paymentEntries } from "../core/db/tables/payment-entries.ts";
import { payments } from "../core/db/tables/payments.ts";
import { Fault, fieldFault } from "../core/fault.ts";
import { parse } from "../core/parse.ts";
import { track } from "../core/track.ts";
import { refundVouchers } from "../voucher-visits/refund.ts";
import { assertUndocumented } from "./advances.ts";
import { assertMine, takenOf } from "./may-undo.ts";
import { enter } from "./enter.ts";
import { lockPayment } from "./lock-payment.ts";
import { owesVisit } from "./owes-visit.ts";
import { isByVoucher, type Payment, type Which } from "./scope.ts";

/**
 * Cancels a payment with a reason: it is owed no more, what was paid is given back by the given method, and a voucher
 * that it sold is taken back. One with an invoice is not canceled (`paymentInvoiced`), and a visit that a voucher pays
 * is put back on it first (`paymentByVoucher`), as a document on an advance is given back (`advanceDocumented`). A
 * visit is forgiven by those who give discounts (`visitOwed`); others cancel what an excused one was paid, and it is
 * charged again when it takes place after all.
 */
export async function cancelPayment(ctx: Ctx, which: Which, given: unknown) {
  allow(ctx, "payment:write");
  const payment = await lockPayment(ctx, which);
  if (payment.invoicedAt) throw new Fault("paymentInvoiced");
  const { reason, paymentMethod: method } = parse(PaymentCancelInput, given);
  if (isByVoucher(payment)) throw new Fault("paymentByVoucher");
  await assertUndocumented(ctx, payment);
  if (await owesVisit(ctx, payment)) throw new Fault("visitOwed");
  const empty = payment.paid === 0 ? payment : await giveBack(ctx, payment, reason, method);
  await refundVouchers(ctx, payment.id, reason);
  await track(ctx, "payment.canceled", {
    entityId: payment.id,
    patientCardId: payment.patientCardId ?? undefined,
    details: payment.paid > 0 ? { method, amount: -payment.paid } : undefined,
  });
  const isForgiven = may(ctx.profile, "payment:discount");
  const change = {
    canceledAt: ctx.now(),
    cancelCause: "CANCELED" as const,
    cancelReason: reason,
    payedAt: null,
    ...(!isForgiven && { attendanceId: null }),
  };
  return (await changeOne(ctx.db, payments, empty, change))!;
}

async function giveBack(ctx: ProfileCtx, payment: Payment, reason: string, method: PaymentMethod | null | undefined) {
  const entries = await ctx.db.select().from(paymentEntries).where(eq(paymentEntries.paymentId, payment.id));
  await assertMine(
    ctx,
    takenOf(entries).filter((entry) => entry.method !== "VOUCHER"),
  );
  if (!method) throw fieldFault("paymentMethod", "required");
  return enter(ctx, payment, { method, amount: -payment.paid, reason });
}
