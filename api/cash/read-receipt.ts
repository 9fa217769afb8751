import { and, eq } from "drizzle-orm";
import { localDate } from "#rules/time/time.ts";
import { allow, reachOf } from "../core/access/allow.ts";
import type { Ctx, ProfileCtx } from "../core/context.ts";
import { cashEntries } from "../core/db/tables/cash-entries.ts";
import { paymentEntries } from "../core/db/tables/payment-entries.ts";
import { payments } from "../core/db/tables/payments.ts";
import { Fault } from "../core/fault.ts";
import { track } from "../core/track.ts";
import { boxInReach } from "./read-book.ts";
import { receiptContent } from "./receipt-content.ts";
import type { CashEntry } from "./scope.ts";

/**
 * The receipt of an entry in cash, with its payment; one by hand is of the cash book. An entry from before content was
 * kept is printed by the rows of today.
 */
export async function readReceipt(ctx: Ctx, id: number) {
  allow(ctx, "payment:read");
  const [found] = await ctx.db
    .select({ entry: cashEntries, paymentEntry: paymentEntries, payment: payments })
    .from(cashEntries)
    .leftJoin(paymentEntries, eq(paymentEntries.id, cashEntries.paymentEntryId))
    .leftJoin(payments, eq(payments.id, paymentEntries.paymentId))
    .where(and(eq(cashEntries.id, id), eq(cashEntries.medicalCenterId, ctx.profile.medicalCenterId)));
  if (!found) throw new Fault("notFound");
  const { entry, payment } = found;
  if (payment)
    await track(ctx, "payment.read", { entityId: payment.id, patientCardId: payment.patientCardId ?? undefined });
  else await readByHand(ctx, entry);
  return { ...found, content: entry.content ?? (await receiptContent(ctx, entry, payment)) };
}

/** Reception has the entries by hand that its book shows: of its own box and day (else `forbidden`). */
async function readByHand(ctx: ProfileCtx, { cashBoxId, at }: CashEntry) {
  const far = reachOf(ctx, "cashBook:keep");
  await boxInReach(ctx, far, cashBoxId);
  if (far === "own" && localDate(at) !== localDate(ctx.now())) throw new Fault("forbidden");
  await track(ctx, "cashBox.read", { entityId: cashBoxId });
}

export type Receipt = Awaited<ReturnType<typeof readReceipt>>;
