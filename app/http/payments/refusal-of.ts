import type { PaymentDetail } from "#app/graphql/money/payments.ts";
import type { ErrorName } from "#rules/errors.ts";
import { liveAdvances } from "./live-advances.ts";

type Refusing = Pick<PaymentDetail, "canceledAt" | "invoiced">;
type Documented = { invoices: Pick<PaymentDetail["invoices"][number], "kind" | "credited">[] };

const refusalOfChange = ({ canceledAt, invoiced }: Refusing): ErrorName | null =>
  canceledAt ? "paymentCanceled" : invoiced ? "paymentInvoiced" : null;

const refusalOfDocumented = ({ invoices }: Documented): ErrorName | null =>
  liveAdvances(invoices).length > 0 ? "advanceDocumented" : null;

/** The error that a change of the payer would answer, for its page to say it in place of a form; null where it can change. */
export const refusalOfPayer = (payment: Refusing & Documented): ErrorName | null =>
  refusalOfChange(payment) ?? refusalOfDocumented(payment);

/** True of an amount that was owed before this product. */
export const isOpened = ({ paymentItems }: Pick<PaymentDetail, "paymentItems">): boolean =>
  paymentItems.some(({ targetType }) => targetType === "DEBT");

/** The same of the lines. */
export const refusalOfItems = (
  payment: Refusing & Pick<PaymentDetail, "paid" | "paymentMethod" | "monthClosed" | "paymentItems">,
): ErrorName | null =>
  refusalOfChange(payment) ??
  (isOpened(payment) ? "paymentOpened" : null) ??
  (payment.paid.amount > 0 || payment.paymentMethod === "VOUCHER"
    ? "paymentPaid"
    : payment.monthClosed
      ? "monthClosed"
      : null);

/** The same of a cancellation. */
export const refusalOfCancel = (payment: PaymentDetail): ErrorName | null =>
  refusalOfPayer(payment) ?? (payment.cancelable ? null : refusalOfGivingBack(payment));

const refusalOfGivingBack = ({ paymentMethod, patientAttendance }: PaymentDetail): ErrorName => {
  if (paymentMethod === "VOUCHER") return "paymentByVoucher";
  return patientAttendance ? "visitOwed" : "forbidden";
};

/** The same of the reversal of an entry. */
export function refusalOfReversal(
  { canceledAt, invoiced, paid, entries, invoices }: PaymentDetail,
  entry: PaymentDetail["entries"][number],
): ErrorName | null {
  if (entry.reversible)
    return liveAdvances(invoices).some(({ received }) => received.includes(entry.id)) ? "advanceDocumented" : null;
  if (canceledAt) return "paymentCanceled";
  const { amount } = entry.amount;
  const isReversed =
    entry.reverses !== null ||
    amount > paid.amount ||
    (amount < 0 && entry.method === "VOUCHER") ||
    entries.some(({ reverses }) => reverses === entry.id);
  if (isReversed) return "entryReversed";
  return amount < 0 && invoiced ? "paymentInvoiced" : "forbidden";
}
