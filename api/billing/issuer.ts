import type { InvoiceIssuer } from "#rules/invoices/content.ts";
import { partsOf } from "../patients/address.ts";
import type { Billing } from "./read.ts";

/** The issuer as documents print it. */
export const issuerOf = (billing: Billing): InvoiceIssuer => ({
  name: billing.companyName,
  address: partsOf(billing),
  abroadAddress: billing.abroadAddress,
  country: billing.country,
  companyNumber: billing.companyNumber,
  vatNumber: billing.vatNumber,
  vatPayer: billing.vatPayer,
  person: billing.person,
  email: billing.email,
  phone: billing.phone,
  footer: billing.invoiceFooter,
});
