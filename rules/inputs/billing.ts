import { z } from "zod";
import { accountToIban, readAccountNumber } from "../bank-accounts/account-number.ts";
import { readIban } from "../bank-accounts/iban.ts";
import { readCompanyNumber, readVatNumber } from "../companies/numbers.ts";
import { voucherVats, type Locale } from "#rules/codes.ts";
import { billingCurrencies } from "#rules/money/currency.ts";
import { readDate } from "#rules/read-date.ts";
import { everPaysVat } from "#rules/money/vat-payer.ts";
import { isIsoDate, type IsoDate } from "#rules/time/time.ts";
import { AddressInput } from "./address.ts";
import { choice } from "./choice.ts";
import { optionalPhone } from "./phone.ts";
import { read } from "./read.ts";
import { whole } from "./whole.ts";
import { centerName, error, optionalEmail, optionalLongText, optionalText } from "./text.ts";

/** Days until an invoice is due, where the centre has set none. */
export const DUE_DAYS = 14;
export const MOST_DUE_DAYS = 365;

const known = <T>(value: T | null, fault: Parameters<typeof error>[0]) => (value === null ? fault : { value });

/** A company number with its check digit. */
export const companyNumber = read((typed) => known(readCompanyNumber(typed), "companyNumberInvalid"));

/** A VAT number with the letters of its country, Czech ones with their check digit. */
export const vatNumber = read((typed) => known(readVatNumber(typed), "vatNumberInvalid"));

/** The Slovak DIČ, besides the number for VAT (IČ DPH). */
export const taxNumber = read((typed) => {
  const digits = typed.replace(/\s/g, "");
  return /^[1-9]\d{9}$/.test(digits) ? { value: digits } : "taxNumberInvalid";
});

const billing = (vatPayerFrom: z.ZodType<IsoDate | null>, dueDays: z.ZodType<number>) =>
  z
    .object({
      companyName: centerName(),
      companyNumber,
      vatNumber,
      taxNumber,
      vatPayer: z
        .boolean()
        .nullish()
        .transform((value) => value ?? false),
      vatPayerFrom,
      /** Left out, it stays: the form has it at payers of VAT. */
      voucherVat: choice(voucherVats)
        .nullish()
        .transform((value) => value ?? undefined),
      person: optionalText(),
      address: AddressInput,
      abroadAddress: optionalLongText(300),
      email: optionalEmail(),
      phone: optionalPhone(),
      accountNumberCze: read((typed) => known(readAccountNumber(typed), "accountNumberInvalid")),
      iban: read((typed) => known(readIban(typed), "ibanInvalid"), 60),
      invoiceFooter: optionalLongText(500),
      currency: choice(billingCurrencies),
      dueDays: dueDays.nullish().transform((days) => days ?? DUE_DAYS),
    })
    .check(({ value, issues }) => {
      const fault = (field: string, message: string) =>
        issues.push({ code: "custom", path: [field], message, input: null });
      if (everPaysVat(value) && value.vatNumber === null) fault("vatNumber", error("required"));
      const own = value.accountNumberCze && accountToIban(value.accountNumberCze);
      if (own && value.iban && value.iban !== own) fault("iban", error("ibanDiffers"));
    })
    .transform((value) => ({
      ...value,
      iban: value.iban ?? (value.accountNumberCze && accountToIban(value.accountNumberCze)),
    }));

/**
 * The issuer of invoices and its account. A payer of VAT, also a former one, has a VAT number; a Czech account number
 * gives the IBAN, and one that is typed has to be of the same account.
 */
export const BillingInput = billing(
  z
    .string()
    .refine(isIsoDate, error("dateInvalid"))
    .nullish()
    .transform((day) => day ?? null),
  whole(0, MOST_DUE_DAYS, "valueInvalid"),
);
export type BillingInput = z.output<typeof BillingInput>;

/** The same as it is typed. */
export const BillingForm = (today: IsoDate, locale: Locale) =>
  billing(
    read((typed) => known(readDate(typed, today, locale), "dateInvalid")),
    z.coerce.number(error("notANumber")).pipe(whole(0, MOST_DUE_DAYS, "valueInvalid")),
  );

/** A number by which a company is looked up in the register. */
export const CompanyNumberInput = z.object({
  companyNumber: companyNumber.refine((value) => value !== null, error("required")).transform((value) => value!),
});
