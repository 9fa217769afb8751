import { isOutsideVat } from "../money/vat-rates.ts";
import type { InvoiceContent } from "./content.ts";

/** True of a document of a payer of VAT, but for one that has only sales outside of VAT: it states no taxable supply. */
export const isTaxDocument = ({ issuer, lines }: Pick<InvoiceContent, "issuer" | "lines">): boolean =>
  issuer.vatPayer && lines.some(({ vat }) => !isOutsideVat(vat));
