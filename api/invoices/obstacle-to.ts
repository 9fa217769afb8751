import type { ErrorName } from "#rules/errors.ts";
import type { paymentEntries } from "../core/db/tables/payment-entries.ts";
import type { payments } from "../core/db/tables/payments.ts";

type Payment = typeof payments.$inferSelect;
type Entry = Pick<typeof paymentEntries.$inferSelect, "method" | "amount">;

/**
 * The reason why a payment cannot get an invoice: it is canceled, has one, was covered by a voucher (which has an
 * invoice of its own), was owed before this product, or costs nothing. A voucher that is taxed when it is used gives a
 * visit a value, and thereby an invoice (taxed-visits.ts).
 */
export function obstacleTo(payment: Payment, entries: readonly Entry[], visit: number | null): ErrorName | undefined {
  const { price, canceledAt, invoicedAt, openedOn } = payment;
  if (canceledAt) return "paymentCanceled";
  if (invoicedAt) return "paymentInvoiced";
  if (openedOn) return "paymentOpened";
  const byVoucher = entries.reduce((sum, { method, amount }) => (method === "VOUCHER" ? sum + amount : sum), 0) > 0;
  if (byVoucher && visit === null) return "paymentByVoucher";
  return (byVoucher ? visit : price) === 0 ? "notInvoiceable" : undefined;
}
