import type { ProfileCtx } from "../context.ts";
import { Fault } from "../fault.ts";
import { findPayment, type Payment, type Which } from "./scope.ts";

/** A payment of the own medical centre, if there is one, locked until the transaction ends. */
export const lockedPayment = async (ctx: ProfileCtx, id: number): Promise<Payment | undefined> =>
  (await findPayment(ctx, id).for("update"))[0];

/** A payment that is to be changed, locked until the transaction ends; one that was canceled stays as it is. */
export async function lockPayment(ctx: ProfileCtx, { id, version }: Which): Promise<Payment> {
  const payment = await lockedPayment(ctx, id);
  if (!payment) throw new Fault("notFound");
  if (payment.version !== version) throw new Fault("stale");
  if (payment.canceledAt) throw new Fault("paymentCanceled");
  return payment;
}
