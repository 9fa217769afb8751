import type { InvoiceContent } from "./content.ts";

/** True if an invoice is to be paid by a transfer: one that is paid, and a credit note, name no account to pay to. */
export const asksTransfer = ({ corrects, paidOn, payment }: InvoiceContent): boolean =>
  corrects === null && paidOn === null && payment.method === "TRANSFER";
