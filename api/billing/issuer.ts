import type { InvoiceIssuer } from "#rules/invoices/content.ts";
import { isVatPayerOn } from "#rules/money/vat-payer.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { partsOf } from "../patients/address.ts";
import type { Billing } from "./read.ts";

/** The issuer as documents print it, with its status of VAT of a day: that of the supply, or of the cash. */
export const issuerOf = (billing: Billing, day: IsoDate): InvoiceIssuer => ({
  name: billing.companyName,
  address: partsOf(billing),
  abroadAddress: billing.abroadAddress,
  country: billing.country,
  companyNumber: billing.companyNumber,
  vatNumber: billing.vatNumber,
  ...(billing.taxNumber !== null && { taxNumber: billing.taxNumber }),
  vatPayer: isVatPayerOn(billing, day),
  person: billing.person,
  email: billing.email,
  phone: billing.phone,
  footer: billing.invoiceFooter,
});
