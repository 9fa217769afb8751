import type { InvoiceParty } from "#rules/invoices/content.ts";
import { addressValues, type AddressShown, type AddressValues } from "../forms/addresses/address-values.ts";

type Texts = "name" | "companyNumber" | "vatNumber" | "taxNumber" | "abroadAddress" | "country";
export type CustomerValues = Record<Texts, string> & { address: AddressValues };
type Company = { name: string; number: string; vatNumber: string | null; address: AddressShown };

const noAddress: AddressShown = {
  uliceNazev: null,
  cisloDomovni: null,
  cisloOrientacni: null,
  castObceNazev: null,
  psc: null,
  obecNazev: null,
};

/** A customer of an invoice as its form shows it; none yet is of a country only. */
export const customerValues = (customer: Partial<InvoiceParty> & { country: string }): CustomerValues => ({
  name: customer.name ?? "",
  companyNumber: customer.companyNumber ?? "",
  vatNumber: customer.vatNumber ?? "",
  taxNumber: customer.taxNumber ?? "",
  abroadAddress: customer.abroadAddress ?? "",
  country: customer.country,
  address: addressValues({ ...noAddress, ...customer.address }),
});

type Other = { company: Company | null | undefined; before: Parameters<typeof customerValues>[0] };

/** The company of the public register as the customer, else one of before. */
export function otherValues({ company, before }: Other): CustomerValues {
  if (!company) return customerValues(before);
  const { name, number, vatNumber, address } = company;
  return customerValues({ name, companyNumber: number, vatNumber, address, country: "CZ" });
}
