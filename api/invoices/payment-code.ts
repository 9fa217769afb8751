import { asksTransfer } from "#rules/invoices/asks-transfer.ts";
import type { InvoiceContent } from "#rules/invoices/content.ts";
import { dueAmount } from "#rules/invoices/due-amount.ts";
import { paymentCodeOf, type PaymentCode } from "../payments/code/payment-code.ts";

/** The code of the transfer that an invoice asks for, by its frozen content; null where it asks for none. */
export function paymentCodeOfInvoice(content: InvoiceContent): PaymentCode | null {
  const { payment, currency, variableSymbol, number, issuer, dueOn } = content;
  if (!asksTransfer(content) || !payment.iban) return null;
  return paymentCodeOf({
    iban: payment.iban,
    currency,
    amount: dueAmount(content),
    variableSymbol,
    message: `Faktura ${number}`,
    payee: issuer.name,
    dueDate: dueOn,
  });
}
