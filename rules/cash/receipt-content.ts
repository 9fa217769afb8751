import type { PaymentItemTarget, VatRate } from "../codes.ts";
import type { InvoiceIssuer } from "../invoices/content.ts";
import type { IsoDate } from "../time/time.ts";

/** A line of a payment with VAT in its price, in minor units. */
export type ReceiptLine = {
  name: string;
  price: number;
  vatRate: VatRate;
  vatWhenUsed: boolean;
  targetType: PaymentItemTarget;
};

/**
 * Everything that a receipt states of rows that change later, frozen when an entry in cash is written: it says the same
 * at any later time. The payer's name is left out, since disposal and erasure remove it.
 */
export type ReceiptContent = {
  /** Of cash alone: what came by card or transfer is in no box. */
  box?: string;
  by: string;
  /** Without contact and footer, which receipts do not print. */
  issuer: InvoiceIssuer;
  /**
   * The payment that the money is of; null for an entry by hand. Its VAT is that of the day of supply, or of the money
   * where that came before; content of before that was kept has the day of the cash alone.
   */
  payment: { variableSymbol: string; price: number; suppliedOn?: IsoDate; lines: ReceiptLine[] } | null;
};
