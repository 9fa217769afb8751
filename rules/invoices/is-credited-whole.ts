import type { InvoiceContent } from "./content.ts";

/**
 * True of a document whose credit note gives all of it back: one on an advance, since its lines are parts of one sum,
 * and an invoice that deducts such, so that each is deducted once.
 */
export const isCreditedWhole = ({ onAdvance, deducted }: Pick<InvoiceContent, "onAdvance" | "deducted">): boolean =>
  onAdvance === true || deducted !== undefined;
