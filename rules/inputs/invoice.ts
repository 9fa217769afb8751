import { z } from "zod";
import { countryCodes } from "#rules/patients/countries.ts";
import { AddressInput } from "./address.ts";
import { companyNumber, vatNumber } from "./billing.ts";
import { read } from "./read.ts";
import { email, error, name, optionalLongText, text } from "./text.ts";

/** A customer in the place of the patient or payer; without a country of that of the issuer. */
export const InvoiceCustomerInput = z.object({
  name: name(200),
  companyNumber,
  vatNumber,
  address: AddressInput,
  abroadAddress: optionalLongText(300),
  country: read((typed) => (countryCodes.includes(typed) ? { value: typed } : "choiceInvalid")),
});
export type InvoiceCustomer = z.output<typeof InvoiceCustomerInput>;

/** The internal note of an invoice. */
export const InvoiceInput = z.object({ note: optionalLongText(1000) });

/** The address that an invoice is mailed to. */
export const InvoiceEmailInput = z.object({ email: email() });

/** Lines of an invoice that are given back, by their places from 0, and the reason. */
export const CreditNoteInput = z.object({
  lines: z
    .array(
      z.number(error("choiceInvalid")).int(error("choiceInvalid")).min(0, error("choiceInvalid")),
      error("required"),
    )
    .min(1, error("required"))
    .transform((lines) => [...new Set(lines)]),
  reason: text(200),
});
