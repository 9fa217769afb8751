import type { PaymentItemTarget, VatRate } from "../codes.ts";
import type { InvoiceIssuer } from "../invoices/content.ts";

/** A line of a payment with VAT in its price, in minor units. */
export type ReceiptLine = {
  name: string;
  price: number;
  vatRate: VatRate;
  vatWhenUsed: boolean;
  targetType: PaymentItemTarget;
};

/**
 * Everything that a receipt states of rows that change later, frozen when its entry is written: it says the same at any
 * later time. The payer's name is left out, since disposal and erasure remove it.
 */
export type ReceiptContent = {
  box: string;
  by: string;
  /** Without contact and footer, which receipts do not print. */
  issuer: InvoiceIssuer;
  /** The payment that the cash is of; null for an entry by hand. */
  payment: { variableSymbol: string; price: number; lines: ReceiptLine[] } | null;
};
