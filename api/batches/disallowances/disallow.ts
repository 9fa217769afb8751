import { asc, eq } from "drizzle-orm";
import { owedOf } from "#rules/payments/owed-of.ts";
import type { ProfileCtx } from "../../core/context.ts";
import { changeOne } from "../../core/db/change-one.ts";
import { paymentEntries } from "../../core/db/tables/payment-entries.ts";
import { payments } from "../../core/db/tables/payments.ts";
import { takenOf } from "../../payments/may-undo.ts";

type Payment = typeof payments.$inferSelect;

/**
 * Adds to what the insurer does not pay of a locked payment, or with a negative amount takes back from it. One that
 * owes nothing by then is settled, by the method of its last money or as a transfer; one that owes something again is
 * open.
 */
export async function disallow(ctx: ProfileCtx, payment: Payment, amount: number): Promise<void> {
  const disallowed = payment.disallowed + amount;
  const isSettled = owedOf({ ...payment, disallowed }) === 0;
  await changeOne(ctx.db, payments, payment, {
    disallowed,
    payedAt: isSettled ? ctx.now() : null,
    paymentMethod: isSettled ? await lastMethod(ctx, payment) : null,
    confirmedBy: isSettled ? ctx.profile.id : null,
  });
}

async function lastMethod({ db }: ProfileCtx, { id }: Payment) {
  const entries = await db
    .select()
    .from(paymentEntries)
    .where(eq(paymentEntries.paymentId, id))
    .orderBy(asc(paymentEntries.id));
  return takenOf(entries).at(-1)?.method ?? "TRANSFER";
}
