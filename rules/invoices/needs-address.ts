import type { InvoiceContent, InvoiceParty } from "./content.ts";
import { isTaxDocument } from "./is-tax-document.ts";
import { sumOfPrices } from "./vat-sums.ts";

/** Up to so many crowns, and about as many euros, in minor units a document of a non-payer may name its customer alone. */
const MOST_UNNAMED = { CZK: 1_000_000, EUR: 40_000 };

type Document = Pick<InvoiceContent, "lines" | "currency"> & { issuer: Pick<InvoiceContent["issuer"], "vatPayer"> };

/**
 * True of a document that has to name its customer with an address: each tax document, since none is a simplified one
 * (§ 29 and § 30 of act 235/2004), and any above 10,000 Kč.
 */
export const needsAddress = ({ issuer, lines, currency }: Document): boolean =>
  isTaxDocument({ issuer, lines }) || sumOfPrices(lines) > MOST_UNNAMED[currency === "CZK" ? "CZK" : "EUR"];

/** True of a party with an address that a letter reaches: a town here, or the lines of one abroad. */
export const hasAddress = ({ address, abroadAddress }: Pick<InvoiceParty, "address" | "abroadAddress">): boolean =>
  Boolean(abroadAddress || address.obecNazev);
