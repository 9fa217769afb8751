import { divide } from "../money/divide.ts";
import type { InvoiceLine } from "./content.ts";
import { isSameVat } from "./vat-sums.ts";

type Advance = { lines: readonly Pick<InvoiceLine, "price" | "vat">[] };

/** Lines of a supply with their parts of an advance, in proportion to what former advances have left of each. */
export function advanceLines(amount: number, lines: readonly InvoiceLine[], before: readonly Advance[]): InvoiceLine[] {
  const left = lines.map(({ price }, at) => before.reduce((rest, advance) => rest - advance.lines[at]!.price, price));
  const parts = divide(amount, left);
  return lines.map((line, at) => ({ ...line, price: parts[at]! }));
}

/**
 * The lines of a supply, those whose rate has changed since an advance in two: the part that was taxed then keeps its
 * rate, and the rest has that of the day of supply (§ 37a of act 235/2004).
 */
export const atRatesOfAdvances = (lines: readonly InvoiceLine[], advances: readonly Advance[]): InvoiceLine[] =>
  lines.flatMap((line, at) => {
    const before = advances
      .map((advance) => advance.lines[at]!)
      .filter(({ vat, price }) => price !== 0 && !isSameVat(vat, line.vat));
    const rest = { ...line, price: before.reduce((left, { price }) => left - price, line.price) };
    const taxed = before.map(({ price, vat }) => ({ name: line.name, price, vat }));
    return rest.price === 0 && taxed.length > 0 ? taxed : [...taxed, rest];
  });
