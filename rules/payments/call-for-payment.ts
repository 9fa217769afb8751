import type { InvoiceIssuer, InvoiceParty } from "../invoices/content.ts";

/** The parties of a printed call for payment, of the rows of today: it is no document that is kept. */
export type CallForPayment = {
  issuer: InvoiceIssuer;
  /** Null where neither a patient nor a payer is known. */
  customer: InvoiceParty | null;
};
