import { owedOf } from "#rules/payments/owed-of.ts";
import type { PaymentOrder } from "#rules/payments/payment-order.ts";
import { allow } from "../core/access/allow.ts";
import { readBilling } from "../billing/read.ts";
import type { Ctx } from "../core/context.ts";
import { askedFor, chargedTogether } from "./charged-together.ts";
import { paymentCodeOf, type PaymentCode } from "./code/payment-code.ts";
import { visiblePayment, type Payment } from "./scope.ts";

/** The transfer, and the number of the invoice that asks for the payment with others. */
export type PaymentInfo = {
  payment: Payment;
  order: PaymentOrder;
  accountNumber: string | null;
  code: PaymentCode | null;
  invoiceNumber: string | null;
};

/**
 * The transfer that pays what is left of a payment, or of all on its invoice with it; null where nothing is left of
 * it, or the centre has no account. Its message names no service.
 */
export async function readPaymentInfo(ctx: Ctx, id: number): Promise<PaymentInfo | null> {
  allow(ctx, "payment:read");
  const payment = await visiblePayment(ctx, id);
  const { canceledAt, currency } = payment;
  const [joint] = await chargedTogether(ctx, [id]);
  const { iban, accountNumberCze, companyName } = await readBilling(ctx);
  if (!iban || canceledAt || owedOf(payment) === 0) return null;
  const asked = askedFor(payment, joint);
  const message = joint ? `Faktura ${joint.number}` : `Platba ${asked.variableSymbol}`;
  const order = { iban, currency, ...asked, message, payee: companyName };
  return {
    payment,
    order,
    accountNumber: accountNumberCze,
    code: paymentCodeOf(order),
    invoiceNumber: joint?.number ?? null,
  };
}
