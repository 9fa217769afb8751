import { and, eq, inArray } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { paymentEntries } from "../core/db/tables/payment-entries.ts";
import { payments } from "../core/db/tables/payments.ts";
import { Fault } from "../core/fault.ts";
import { track } from "../core/track.ts";
import { statedContent } from "./receipt-content.ts";

/**
 * The confirmation of an amount that came or was given back by card or transfer, by the rows of today. It has no
 * number, and is no entry of a cash book; cash has its receipt (read-receipt.ts).
 */
export async function readConfirmation(ctx: Ctx, id: number) {
  allow(ctx, "payment:read");
  const [found] = await ctx.db
    .select({ entry: paymentEntries, payment: payments })
    .from(paymentEntries)
    .innerJoin(payments, eq(payments.id, paymentEntries.paymentId))
    .where(
      and(
        eq(paymentEntries.id, id),
        eq(paymentEntries.medicalCenterId, ctx.profile.medicalCenterId),
        inArray(paymentEntries.method, ["CARD", "TRANSFER"]),
      ),
    );
  if (!found) throw new Fault("notFound");
  const { entry, payment } = found;
  await track(ctx, "payment.read", { entityId: payment.id, patientCardId: payment.patientCardId ?? undefined });
  return { ...found, content: await statedContent(ctx, { at: entry.at, profileId: entry.profileId! }, payment) };
}

export type Confirmation = Awaited<ReturnType<typeof readConfirmation>>;
