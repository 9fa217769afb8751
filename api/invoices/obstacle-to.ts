import type { ErrorName } from "#rules/errors.ts";
import type { paymentEntries } from "../db/tables/payment-entries.ts";
import type { payments } from "../db/tables/payments.ts";

type Payment = typeof payments.$inferSelect;
type Entry = Pick<typeof paymentEntries.$inferSelect, "method" | "amount">;

/**
 * The reason why a payment cannot get an invoice: it is canceled, has one, was covered by a voucher (which has an invoice
 * of its own), or costs nothing.
 */
export function obstacleTo(payment: Payment, entries: readonly Entry[]): ErrorName | undefined {
  const { price, canceledAt, invoicedAt } = payment;
  if (canceledAt) return "paymentCanceled";
  if (invoicedAt) return "paymentInvoiced";
  if (entries.reduce((sum, { method, amount }) => (method === "VOUCHER" ? sum + amount : sum), 0) > 0)
    return "paymentByVoucher";
  return price === 0 ? "notInvoiceable" : undefined;
}
