import type { PaymentItemTarget, VatRate } from "../codes.ts";

type Line = { price: number; vatRate: VatRate; targetType: PaymentItemTarget; givenBackAt: Date | null };

/**
 * The lines of a payment with what was given back for unused visits, without what came back of that, taken off the
 * lines of the voucher with that VAT.
 */
export function withoutRefunds<L extends Line>(lines: readonly L[]): L[] {
  const refundOf = ({ targetType, vatRate }: Line) =>
    targetType === "PROCEDURE_VOUCHER"
      ? lines.reduce((sum, line) => (line.givenBackAt && line.vatRate === vatRate ? sum + line.price : sum), 0)
      : 0;
  return lines.filter((line) => !line.givenBackAt).map((line) => ({ ...line, price: line.price + refundOf(line) }));
}
