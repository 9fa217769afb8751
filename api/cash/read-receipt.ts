import { and, eq } from "drizzle-orm";
import { allow } from "../access/allow.ts";
import { readBilling } from "../billing/read.ts";
import type { Ctx } from "../context.ts";
import { cashEntries } from "../db/tables/cash-entries.ts";
import { paymentEntries } from "../db/tables/payment-entries.ts";
import { payments } from "../db/tables/payments.ts";
import { Fault } from "../fault.ts";
import { track } from "../track.ts";

/** The receipt of an entry in cash, with its payment and the issuer as it is now; one by hand is of the cash book. */
export async function readReceipt(ctx: Ctx, id: number) {
  allow(ctx, "payment:read");
  const [found] = await ctx.db
    .select({ entry: cashEntries, paymentEntry: paymentEntries, payment: payments })
    .from(cashEntries)
    .leftJoin(paymentEntries, eq(paymentEntries.id, cashEntries.paymentEntryId))
    .leftJoin(payments, eq(payments.id, paymentEntries.paymentId))
    .where(and(eq(cashEntries.id, id), eq(cashEntries.medicalCenterId, ctx.profile.medicalCenterId)));
  if (!found) throw new Fault("notFound");
  const { payment } = found;
  if (!payment) allow(ctx, "cashBook:keep");
  if (payment)
    await track(ctx, "payment.read", { entityId: payment.id, patientCardId: payment.patientCardId ?? undefined });
  return { ...found, issuer: await readBilling(ctx) };
}
export type Receipt = Awaited<ReturnType<typeof readReceipt>>;
