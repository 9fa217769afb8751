import type { InvoiceContent } from "./content.ts";
import { invoiceTotals } from "./vat-sums.ts";

/** Minor units that a document asks for: all that it comes to, without the part that was paid before its issue. */
export const dueAmount = (content: InvoiceContent): number =>
  invoiceTotals(content).payable - (content.paidBefore ?? 0);
