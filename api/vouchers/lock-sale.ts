import type { ProfileCtx } from "../core/context.ts";
import { lockedPayment } from "../payments/lock-payment.ts";
import { visibleVoucher, type Voucher } from "./scope.ts";

/**
 * The payment by which a voucher, or the one that its visits come from, was sold. It is locked before the voucher: a
 * sale that is canceled takes all its vouchers back, and none may arise in between.
 */
export async function lockSaleOf(ctx: ProfileCtx, { originId, paymentId }: Voucher): ReturnType<typeof lockedPayment> {
  const sale = originId === null ? paymentId : (await visibleVoucher(ctx, originId)).paymentId;
  return sale === null ? undefined : lockedPayment(ctx, sale);
}
