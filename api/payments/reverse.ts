import { eq } from "drizzle-orm";
import { ReversalInput } from "#rules/inputs/payment.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx, ProfileCtx } from "../core/context.ts";
import { paymentEntries } from "../core/db/tables/payment-entries.ts";
import { Fault } from "../core/fault.ts";
import { parse } from "../core/parse.ts";
import { track } from "../core/track.ts";
import { returnVisit } from "../voucher-visits/pay-visit.ts";
import { undoRefund } from "../voucher-visits/undo-refund.ts";
import { assertUndocumented } from "./advances.ts";
import { assertMine, isRefund, standingOf } from "./may-undo.ts";
import { enter } from "./enter.ts";
import { lockPayment } from "./lock-payment.ts";
import { visiblePayment, type Which } from "./scope.ts";
import { waiveGone } from "./visits/waive.ts";

/**
 * Undoes an entry that was a mistake by one of the opposite amount, with a reason. One's own is undone on its day; what
 * others took, or was taken on an earlier day, by administrators (`forbidden`). An entry is reversed once
 * (`entryReversed`), and not where a part of it was given back for a voucher; one that came by a movement of the bank
 * account lets it be booked again. Money that a document on an advance states goes back after its credit note
 * (`advanceDocumented`). A visit of a voucher whose invoice taxes it goes back after a credit note
 * (`paymentInvoiced`). Money that was given back for unused visits of a voucher comes back with them, by those who may
 * give it back, while the payment has no invoice.
 */
export async function reverseEntry(ctx: Ctx, which: Which, entryId: number, given: unknown) {
  allow(ctx, "payment:reverse");
  const payment = await lockPayment(ctx, which);
  const { reason } = parse(ReversalInput, given);
  const entry = await entryOf(ctx, payment.id, entryId);
  await assertMine(ctx, [entry]);
  const isOfRefund = isRefund(entry);
  if (isOfRefund) allow(ctx, "procedureVoucher:change");
  const { method } = entry;
  if ((isOfRefund || method === "VOUCHER") && payment.invoicedAt) throw new Fault("paymentInvoiced");
  await assertUndocumented(ctx, payment, entry);
  if (entry.amount > payment.paid) throw new Fault("entryReversed");
  const charged = isOfRefund ? { ...payment, price: payment.price - entry.amount } : payment;
  const { amount, rounding, bankMovementId } = entry;
  const after = await enter(
    ctx,
    charged,
    { method, amount: -amount, rounding: -rounding, reverses: entry.id, bankMovementId, reason },
    isOfRefund ? (reversing) => undoRefund(ctx, entry, reversing, reason) : undefined,
  );
  if (method === "VOUCHER") await returnVisit(ctx, payment.id);
  if (after.paid === 0) await waiveGone(ctx, [payment.id]);
  await track(ctx, "payment.reversed", {
    entityId: payment.id,
    patientCardId: payment.patientCardId ?? undefined,
    details: { method, amount: -entry.amount },
  });
  return visiblePayment(ctx, after.id);
}

/** An entry of the payment that was not undone, and undoes none: one that was taken, or a refund. */
async function entryOf({ db }: ProfileCtx, paymentId: number, id: number) {
  const entries = await db.select().from(paymentEntries).where(eq(paymentEntries.paymentId, paymentId));
  const entry = entries.find((one) => one.id === id);
  if (!entry) throw new Fault("notFound");
  const isStanding = standingOf(entries).includes(entry);
  if (!isStanding || (entry.amount < 0 && !isRefund(entry))) throw new Fault("entryReversed");
  return entry;
}
