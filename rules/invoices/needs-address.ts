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

/**
 * The parts of an address that a letter needs and that a party lacks: a town and the number of a house here (also one
 * that is written behind the street), or the lines of an address abroad.
 */
export function lackingParts({ address, abroadAddress }: Pick<InvoiceParty, "address" | "abroadAddress">) {
  if (abroadAddress) return [];
  const { obecNazev, uliceNazev, cisloDomovni, cisloOrientacni } = address;
  const numbered = cisloDomovni || cisloOrientacni || /\d/.test(uliceNazev ?? "");
  return [...(numbered ? [] : ["cisloDomovni"]), ...(obecNazev ? [] : ["obecNazev"])];
}

/** True of a party with an address that a letter reaches. */
export const hasAddress = (party: Pick<InvoiceParty, "address" | "abroadAddress">): boolean =>
  lackingParts(party).length === 0;
