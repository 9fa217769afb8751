import { asc, eq } from "drizzle-orm";
import { VoucherRefundInput } from "#rules/inputs/voucher.ts";
import { divide } from "#rules/money/divide.ts";
import { localDate } from "#rules/time/time.ts";
import { unusedName } from "#rules/vouchers/unused-name.ts";
import { withoutRefunds } from "#rules/vouchers/without-refunds.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx, ProfileCtx } from "../core/context.ts";
import { medicalCenters } from "../core/db/tables/medical-centers.ts";
import { paymentItems } from "../core/db/tables/payment-items.ts";
import type { payments } from "../core/db/tables/payments.ts";
import { Fault, fieldFault } from "../core/fault.ts";
import { myCurrency } from "../core/my-currency.ts";
import { parse } from "../core/parse.ts";
import { enter } from "../payments/enter.ts";
import { track } from "../core/track.ts";
import { servicesOf, type MoneyEntry } from "../voucher-visits/ledger.ts";
import { lockVoucher } from "../voucher-visits/lock-voucher.ts";
import { refundVisits } from "../voucher-visits/refund.ts";
import { lockSaleOf } from "./lock-sale.ts";
import { visibleVoucher, type Voucher } from "./scope.ts";
import { valuesOn } from "./unused.ts";

type Payment = typeof payments.$inferSelect;

/**
 * Gives back money for the visits that are left of a voucher, by a method and with a reason: by default their share in
 * the price, and not more (`moreThanLeft`). The payment of the sale gets a line of the opposite sign, so that its price
 * and what is paid are what was used; it is wholly paid (`voucherNotPaid`) and has no invoice (`paymentInvoiced`). Of
 * an ended voucher nothing is given back (`voucherOver`), nor of one without visits (`nothingLeft`).
 */
export async function refundVoucher(
  ctx: Ctx,
  { id, version }: { id: number; version: number },
  given: unknown,
): Promise<Payment> {
  allow(ctx, "procedureVoucher:change");
  const { amount: wanted, paymentMethod: method, reason } = parse(VoucherRefundInput(await myCurrency(ctx)), given);
  const payment = await lockSale(ctx, await visibleVoucher(ctx, id));
  const voucher = await lockVoucher(ctx, id);
  if (voucher.version !== version) throw new Fault("stale");
  if (voucher.validTo < localDate(ctx.now())) throw new Fault("voucherOver");
  const services = await servicesOf(ctx, id);
  if (services.every(({ available }) => available === 0)) throw new Fault("nothingLeft");
  const { share } = (await valuesOn(ctx, undefined, [id])).get(id)!;
  // Visits that a correction added after money was given back have no more in the price than is left of it.
  const most = Math.min(share, payment.paid);
  const amount = wanted?.amount ?? most;
  if (amount === 0) throw fieldFault("amount", "required");
  if (amount > most) throw fieldFault("amount", "moreThanLeft");
  const price = payment.price - amount;
  const after = await enter(ctx, { ...payment, price }, { method, amount: -amount, reason }, async (entry) => {
    await addLines(ctx, { paymentId: payment.id, entry }, voucher, amount);
    await refundVisits(ctx, voucher, services, reason, entry);
  });
  await track(ctx, "procedureVoucher.refunded", {
    entityId: id,
    patientCardId: voucher.patientCardId,
    details: { method, amount: -amount },
  });
  await track(ctx, "payment.updated", {
    entityId: payment.id,
    patientCardId: payment.patientCardId ?? undefined,
    details: { from: payment.price, to: price },
  });
  return after;
}

/** The sale, which is paid and on no invoice. */
async function lockSale(ctx: ProfileCtx, voucher: Voucher): Promise<Payment> {
  const payment = await lockSaleOf(ctx, voucher);
  if (!payment?.payedAt) throw new Fault("voucherNotPaid");
  if (payment.invoicedAt) throw new Fault("paymentInvoiced");
  return payment;
}

/** Adds a line of unused visits for each line of the voucher with its VAT, in the proportion of what is left of them. */
async function addLines(
  ctx: ProfileCtx,
  { paymentId, entry }: { paymentId: number; entry: MoneyEntry },
  { id, name }: Voucher,
  amount: number,
) {
  const { medicalCenterId } = ctx.profile;
  const [center] = await ctx.db
    .select({ country: medicalCenters.country })
    .from(medicalCenters)
    .where(eq(medicalCenters.id, medicalCenterId));
  const lines = await ctx.db
    .select()
    .from(paymentItems)
    .where(eq(paymentItems.paymentId, paymentId))
    .orderBy(asc(paymentItems.position));
  const sold = withoutRefunds(lines.filter(({ targetType }) => targetType === "PROCEDURE_VOUCHER"));
  const parts = divide(
    amount,
    sold.map(({ price }) => price),
  ).map((part, at) => ({ part, of: sold[at]! }));
  await ctx.db.insert(paymentItems).values(
    parts
      .filter(({ part }) => part > 0)
      .map(({ part, of: { vatRate, vatWhenUsed } }, at) => ({
        medicalCenterId,
        paymentId,
        position: lines.at(-1)!.position + 1 + at,
        name: unusedName(name, center!.country),
        listPrice: -part,
        price: -part,
        vatRate,
        vatWhenUsed,
        targetType: "PROCEDURE_VOUCHER" as const,
        targetId: id,
        givenBackAt: entry.at,
        entryId: entry.id,
      })),
  );
}
