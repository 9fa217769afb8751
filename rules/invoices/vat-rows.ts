import type { Vat } from "../money/vat-rates.ts";
import type { InvoiceContent } from "./content.ts";
import { taxedSums, vatSums, type Amounts } from "./vat-sums.ts";

/** A row of sums of a rate; `advance` is the number of the document that has stated it. */
export type VatRow = { of: "supply" | "advance" | "difference"; advance: string | null; sum: Vat & Amounts };

/**
 * The sums of rates that a document prints: those of its lines, then, where it deducts documents on advances, what each
 * of these has stated, negative, and the differences, by which the document is taxed.
 */
export function vatRows({ lines, deducted }: Pick<InvoiceContent, "lines" | "deducted">): VatRow[] {
  const supply = vatSums(lines).map((sum) => ({ of: "supply" as const, advance: null, sum }));
  if (!deducted) return supply;
  const advances = deducted.flatMap((advance) =>
    vatSums(advance.lines).map((sum) => ({ of: "advance" as const, advance: advance.number, sum: negative(sum) })),
  );
  const differences = taxedSums({ lines, deducted });
  return [...supply, ...advances, ...differences.map((sum) => ({ of: "difference" as const, advance: null, sum }))];
}

const negative = (sum: Vat & Amounts) => ({
  ...sum,
  price: 0 - sum.price,
  priceWithoutVat: 0 - sum.priceWithoutVat,
  vatPrice: 0 - sum.vatPrice,
});
