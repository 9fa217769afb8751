import { isOutsideVat } from "../money/vat-rates.ts";
import type { InvoiceContent } from "./content.ts";

type Stated = Pick<InvoiceContent, "lines"> & { issuer: Pick<InvoiceContent["issuer"], "vatPayer"> };

/** True of a document of a payer of VAT, but for one that has only sales outside of VAT: it states no taxable supply. */
export const isTaxDocument = ({ issuer, lines }: Stated): boolean =>
  issuer.vatPayer && lines.some(({ vat }) => !isOutsideVat(vat));
