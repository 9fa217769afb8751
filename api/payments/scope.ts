import { and, eq } from "drizzle-orm";
import type { ProfileCtx } from "../context.ts";
import { payments } from "../db/tables/payments.ts";
import { Fault } from "../fault.ts";

export type Payment = typeof payments.$inferSelect;

/** A visit that a voucher pays. It pays the whole of it, or nothing. */
export const isByVoucher = ({ payedAt, paymentMethod }: Payment) => payedAt !== null && paymentMethod === "VOUCHER";

/** A payment, and the version that the change is based on. */
export type Which = { id: number; version: number };

const ofMyCenter = (ctx: ProfileCtx, id: number) =>
  and(eq(payments.id, id), eq(payments.medicalCenterId, ctx.profile.medicalCenterId));

/** A payment of the own medical centre; any other is not found. */
export async function visiblePayment(ctx: ProfileCtx, id: number): Promise<Payment> {
  const [payment] = await ctx.db.select().from(payments).where(ofMyCenter(ctx, id));
  if (!payment) throw new Fault("notFound");
  return payment;
}

/** A payment that is to be changed, locked until the transaction ends; one that was canceled stays as it is. */
export async function lockPayment(ctx: ProfileCtx, { id, version }: Which): Promise<Payment> {
  const [payment] = await ctx.db.select().from(payments).where(ofMyCenter(ctx, id)).for("update");
  if (!payment) throw new Fault("notFound");
  if (payment.version !== version) throw new Fault("stale");
  if (payment.canceledAt) throw new Fault("paymentCanceled");
  return payment;
}
