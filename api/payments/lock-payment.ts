import type { ProfileCtx } from "../context.ts";
import { Fault } from "../fault.ts";
import { findPayment, type Payment, type Which } from "./scope.ts";

/** A payment that is to be changed, locked until the transaction ends; one that was canceled stays as it is. */
export async function lockPayment(ctx: ProfileCtx, { id, version }: Which): Promise<Payment> {
  const [payment] = await findPayment(ctx, id).for("update");
  if (!payment) throw new Fault("notFound");
  if (payment.version !== version) throw new Fault("stale");
  if (payment.canceledAt) throw new Fault("paymentCanceled");
  return payment;
}
