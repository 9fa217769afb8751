import type { InvoiceParty } from "#rules/invoices/content.ts";
import { addressValues, type AddressShown, type AddressValues } from "../forms/addresses/address-values.ts";

type Texts = "name" | "companyNumber" | "vatNumber" | "abroadAddress" | "country";
export type CustomerValues = Record<Texts, string> & { address: AddressValues };
type Company = { name: string; vatNumber: string | null; address: AddressShown };

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
  abroadAddress: customer.abroadAddress ?? "",
  country: customer.country,
  address: addressValues({ ...noAddress, ...customer.address }),
});

/** The company of a number in the public register as the customer. */
export const companyValues = ({ name, vatNumber, address }: Company, companyNumber: string): CustomerValues =>
  customerValues({ name, companyNumber, vatNumber, address, country: "CZ" });
