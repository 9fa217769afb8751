import type { PaymentItemTarget, VatRate } from "../codes.ts";

type Line = { price: number; vatRate: VatRate; targetType: PaymentItemTarget };

/** The lines of a payment with what was given back for unused visits taken off the lines of the voucher with that VAT. */
export function withoutRefunds<L extends Line>(lines: readonly L[]): L[] {
  const refundOf = ({ targetType, vatRate }: Line) =>
    targetType === "PROCEDURE_VOUCHER"
      ? lines.reduce((sum, line) => (line.vatRate === vatRate ? sum + Math.min(line.price, 0) : sum), 0)
      : 0;
  return lines.filter(({ price }) => price >= 0).map((line) => ({ ...line, price: line.price + refundOf(line) }));
}
