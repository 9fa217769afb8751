import { and, asc, gt } from "drizzle-orm";
import { DAY, earlier } from "#rules/time/durations.ts";
import type { Db } from "../../../core/db/client.ts";
import { paymentReminders } from "../../../core/db/tables/payment-reminders.ts";
import { payments } from "../../../core/db/tables/payments.ts";
import { isUnpaid } from "../../../payments/which.ts";

/** Reminds of the payment that is owed for the longest time, as of the day before yesterday. */
export async function insertReminder(db: Db, now: Date): Promise<void> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(isUnpaid, gt(payments.price, 0)))
    .orderBy(asc(payments.createdAt), asc(payments.id))
    .limit(1);
  if (!payment) return;
  const { medicalCenterId, id: paymentId, price: amount, createdBy } = payment;
  await db
    .insert(paymentReminders)
    .values({ medicalCenterId, paymentId, at: earlier(now, 2 * DAY), amount, profileId: createdBy! });
}
