import { epcOf } from "#rules/payments/epc.ts";
import { payBySquareOf } from "./pay-by-square.ts";
import type { PaymentOrder } from "#rules/payments/payment-order.ts";
import { spaydOf } from "#rules/payments/spayd.ts";

export type PaymentCode = { standard: "SPAYD" | "PAY_BY_SQUARE" | "EPC"; text: string };

/**
 * The code that the banks around an account read: Czech ones SPAYD in any currency, Slovak ones PAY by square, others
 * in euros that of the EPC. Null where no standard is known.
 */
export function paymentCodeOf(order: PaymentOrder): PaymentCode | null {
  const country = order.iban.slice(0, 2);
  if (country === "CZ") return { standard: "SPAYD", text: spaydOf(order) };
  if (order.currency !== "EUR") return null;
  return country === "SK"
    ? { standard: "PAY_BY_SQUARE", text: payBySquareOf(order) }
    : { standard: "EPC", text: epcOf(order) };
}
