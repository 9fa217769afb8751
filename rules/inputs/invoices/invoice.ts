import { z } from "zod";
import { isExchangeRate, readExchangeRate } from "#rules/money/exchange-rate.ts";
import { countryCodes } from "#rules/patients/countries.ts";
import { AddressInput } from "../address.ts";
import { companyNumber, MOST_DUE_DAYS, taxNumber, vatNumber } from "../billing.ts";
import { id } from "../ids.ts";
import { read } from "../read.ts";
import { whole } from "../whole.ts";
import { email, error, name, optionalLongText, text, version } from "../text.ts";

/** A customer in the place of the patient or payer; without a country of that of the issuer. */
export const InvoiceCustomerInput = z.object({
  name: name(200),
  companyNumber,
  vatNumber,
  taxNumber,
  address: AddressInput,
  abroadAddress: optionalLongText(300),
  country: read((typed) => (countryCodes.includes(typed) ? { value: typed } : "choiceInvalid")),
});
export type InvoiceCustomer = z.output<typeof InvoiceCustomerInput>;

/** Payments are on one invoice at most. */
export const MOST_INVOICED = 100;

/** The payments that are invoiced with another one, each with the version it was seen in. */
export const InvoicedPaymentsInput = z
  .array(z.object({ id: id(), version: version() }))
  .max(MOST_INVOICED - 1, error("valueInvalid"));

/** The rate of a document that states VAT in crowns, in thousandths. */
export const ExchangeRateInput = z.object({
  exchangeRate: z
    .number(error("rateInvalid"))
    .refine(isExchangeRate, error("rateInvalid"))
    .nullish()
    .transform((rate) => rate ?? null),
});

/** Days until an invoice is due, by default those of its customer before, else of the centre. */
export const DueDaysInput = z.object({
  dueDays: whole(0, MOST_DUE_DAYS, "valueInvalid")
    .nullish()
    .transform((days) => days ?? null),
});

/** The same as they are typed; null where they are left empty. */
const typedDueDays = read((typed) => {
  if (!/^\d{1,3}$/.test(typed)) return "notANumber";
  return Number(typed) <= MOST_DUE_DAYS ? { value: Number(typed) } : "valueInvalid";
});

/** Further payments as a form sends them, `12:1,13:4`, and the rate as it is typed. */
export const InvoiceForm = z.object({
  further: z
    .string()
    .regex(/^\d{1,9}:\d{1,9}(,\d{1,9}:\d{1,9})*$/, error("valueInvalid"))
    .nullish()
    .transform((typed) =>
      (typed?.split(",") ?? []).map((one) => {
        const [payment, seen] = one.split(":").map(Number) as [number, number];
        return { payment, version: seen };
      }),
    ),
  dueDays: typedDueDays,
  exchangeRate: read((typed) => {
    const rate = readExchangeRate(typed);
    return rate === null ? "rateInvalid" : { value: rate };
  }),
});

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
