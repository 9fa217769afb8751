import { PaymentItemsInput } from "#rules/inputs/payment.ts";
import { z } from "zod";
import { allow } from "../../core/access/allow.ts";
import type { Ctx } from "../../core/context.ts";
import { changeOne } from "../../core/db/change-one.ts";
import { payments } from "../../core/db/tables/payments.ts";
import { Fault } from "../../core/fault.ts";
import { parse } from "../../core/parse.ts";
import { priceDayOf } from "../../prices/day-of-visit.ts";
import { track } from "../../core/track.ts";
import { pricedItems, storedItems, writeItems } from "./items.ts";
import { lockPayment } from "../lock-payment.ts";
import { isByVoucher, type Which } from "../scope.ts";
import { withVisitPrice } from "../visits/visit-price.ts";

/**
 * Replaces the lines of a payment that has no invoice (`paymentInvoiced`), was not owed before this product
 * (`paymentOpened`), and of which nothing is paid, by a voucher neither, or disallowed (`paymentPaid`); one for nothing
 * counts as paid without it.
 */
export async function updatePaymentItems(ctx: Ctx, which: Which, given: unknown) {
  allow(ctx, "payment:write");
  const before = await lockPayment(ctx, which);
  if (before.invoicedAt) throw new Fault("paymentInvoiced");
  if (before.openedOn) throw new Fault("paymentOpened");
  if (before.paid + before.disallowed > 0 || isByVoucher(before)) throw new Fault("paymentPaid");
  const { items } = parse(z.object({ items: PaymentItemsInput(before.currency) }), { items: given });
  const stored = await storedItems(ctx, before.id);
  const priced = await pricedItems(ctx, items, await priceDayOf(ctx, before), stored);
  const reason = items[0]!.discountReason;
  const price = await writeItems(ctx, before.id, await withVisitPrice(ctx, before, priced, stored, reason));
  const after = await changeOne(ctx.db, payments, which, { price, payedAt: price === 0 ? ctx.now() : null });
  await track(ctx, "payment.updated", {
    entityId: before.id,
    patientCardId: before.patientCardId ?? undefined,
    details: { from: before.price, to: price },
  });
  return after!;
}
