import { accountToIban } from "#rules/bank-accounts/account-number.ts";
import { formatPhone } from "#rules/format.ts";
import { addressValues, type AddressShown, type AddressValues } from "../forms/addresses/address-values.ts";

type Texts =
  | "companyNumber"
  | "vatNumber"
  | "taxNumber"
  | "person"
  | "abroadAddress"
  | "email"
  | "phone"
  | "accountNumberCze"
  | "iban"
  | "invoiceFooter";
export type Billing = Record<Texts, string | null> & {
  companyName: string;
  vatPayer: boolean;
  vatPayerFrom: string | null;
  address: AddressShown;
  currency: string;
  voucherVat: string;
  dueDays: number;
};
export type Company = Pick<Billing, "vatNumber" | "person" | "vatPayer" | "address"> & { name: string };

export type BillingValues = Record<
  Texts | "companyName" | "vatPayer" | "vatPayerFrom" | "currency" | "voucherVat" | "dueDays",
  string
> & {
  address: AddressValues;
};

/** The billing information as its form shows it. */
export const billingValues = ({
  companyName,
  vatPayer,
  vatPayerFrom,
  address,
  phone,
  currency,
  voucherVat,
  dueDays,
  ...texts
}: Billing): BillingValues => ({
  ...(Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text ?? ""])) as Record<Texts, string>),
  companyName,
  currency,
  voucherVat,
  dueDays: String(dueDays),
  // One that follows from the account number stays empty, so that it follows a new one too.
  iban: isDerived(texts) ? "" : (texts.iban ?? ""),
  phone: phone ? formatPhone(phone) : "",
  vatPayer: vatPayer ? "on" : "",
  vatPayerFrom: vatPayerFrom ?? "",
  address: addressValues(address),
});

/** The same with the company of a number in the public register in its place. */
export const withCompany = (values: BillingValues, company: Company, companyNumber: string): BillingValues => ({
  ...values,
  companyName: company.name,
  companyNumber,
  person: company.person ?? "",
  vatNumber: company.vatNumber ?? "",
  vatPayer: company.vatPayer ? "on" : "",
  address: addressValues(company.address),
});

const isDerived = ({ accountNumberCze, iban }: Pick<Billing, "accountNumberCze" | "iban">) =>
  accountNumberCze !== null && iban === accountToIban(accountNumberCze);
