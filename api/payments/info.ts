import type { PaymentOrder } from "#rules/payments/payment-order.ts";
import { allow } from "../access/allow.ts";
import { readBilling } from "../billing/read.ts";
import type { Ctx } from "../context.ts";
import { paymentCodeOf, type PaymentCode } from "./code/payment-code.ts";
import { visiblePayment } from "./scope.ts";

export type PaymentInfo = { order: PaymentOrder; accountNumber: string | null; code: PaymentCode | null };

/**
 * The transfer that pays what is left of a payment; null where nothing is left, or the centre has no account. Its
 * message names no service.
 */
export async function readPaymentInfo(ctx: Ctx, id: number): Promise<PaymentInfo | null> {
  allow(ctx, "payment:read");
  const { price, paid, canceledAt, currency, variableSymbol } = await visiblePayment(ctx, id);
  const { iban, accountNumberCze, companyName } = await readBilling(ctx);
  if (!iban || canceledAt || paid === price) return null;
  const message = `Platba ${variableSymbol}`;
  const order = { iban, currency, amount: price - paid, variableSymbol, message, payee: companyName };
  return { order, accountNumber: accountNumberCze, code: paymentCodeOf(order) };
}
