import { eq, getTableColumns } from "drizzle-orm";
import { allow } from "../../core/access/allow.ts";
import type { Ctx, ProfileCtx } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { batchPayments } from "../../core/db/tables/batch-payments.ts";
import { payments } from "../../core/db/tables/payments.ts";
import { Fault } from "../../core/fault.ts";
import { lockedPayment } from "../../payments/lock-payment.ts";

type Payment = typeof payments.$inferSelect;

/** The payments that ask for these batches, by the id of the batch. */
export async function paymentsAsking(ctx: Ctx, batches: readonly number[]): Promise<Map<number, Payment>> {
  allow(ctx, "insurer:read");
  const rows = await ctx.db
    .select({ batch: batchPayments.batchId, payment: getTableColumns(payments) })
    .from(batchPayments)
    .innerJoin(payments, eq(payments.id, batchPayments.paymentId))
    .where(anyOf(batchPayments.batchId, batches));
  return new Map(rows.map(({ batch, payment }) => [batch, payment]));
}

/** The payment that asks for a batch, locked until the transaction ends; null where none does. */
export async function lockAskingIfAny(ctx: ProfileCtx, batchId: number): Promise<Payment | null> {
  const [asking] = await ctx.db.select().from(batchPayments).where(eq(batchPayments.batchId, batchId));
  const payment = asking && (await lockedPayment(ctx, asking.paymentId));
  return !payment || payment.canceledAt ? null : payment;
}

/** The same, refused (`batchNotAsked`) where no payment asks for the batch. */
export async function lockAsking(ctx: ProfileCtx, batchId: number): Promise<Payment> {
  const payment = await lockAskingIfAny(ctx, batchId);
  if (!payment) throw new Fault("batchNotAsked");
  return payment;
}
