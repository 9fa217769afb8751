import { and, eq } from "drizzle-orm";
import type { ProfileCtx } from "../core/context.ts";
import { payments } from "../core/db/tables/payments.ts";
import { Fault } from "../core/fault.ts";

export type Payment = typeof payments.$inferSelect;

/** A visit that a voucher pays. It pays the whole of it, or nothing. */
export const isByVoucher = ({ payedAt, paymentMethod }: Payment) => payedAt !== null && paymentMethod === "VOUCHER";

/** A payment, and the version that the change is based on. */
export type Which = { id: number; version: number };

export const findPayment = (ctx: ProfileCtx, id: number) =>
  ctx.db
    .select()
    .from(payments)
    .where(and(eq(payments.id, id), eq(payments.medicalCenterId, ctx.profile.medicalCenterId)));

/** A payment of the own medical centre; any other is not found. */
export async function visiblePayment(ctx: ProfileCtx, id: number): Promise<Payment> {
  const [payment] = await findPayment(ctx, id);
  if (!payment) throw new Fault("notFound");
  return payment;
}
