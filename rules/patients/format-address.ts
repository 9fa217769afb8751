import { formatPsc } from "../format.ts";

/** Fields of the specification's Address; the orientation number carries its letter (`3a`). */
export type Address = {
  uliceNazev?: string | null;
  cisloDomovni?: string | null;
  cisloOrientacni?: string | null;
  castObceNazev?: string | null;
  psc?: string | null;
  obecNazev?: string | null;
};

/** An address in the four parts that forms and exports of other systems have; a part that is not known is empty. */
export type AddressParts = { street: string; number: string; psc: string; town: string };

/**
 * The parts of an address: street (where there is none, the part of the municipality) with its `house/orientation`
 * number, and the municipality, with its part if there is a street.
 */
export function addressParts(address: Address): AddressParts {
  const [street, house, orientation, part, town, psc] = [
    address.uliceNazev,
    address.cisloDomovni,
    address.cisloOrientacni,
    address.castObceNazev,
    address.obecNazev,
    address.psc,
  ].map((text) => text?.trim() ?? "") as [string, string, string, string, string, string];
  const otherPart = part === town ? "" : part;
  return {
    street: street || otherPart,
    number: [house, orientation].filter(Boolean).join("/"),
    psc,
    town: street && otherPart ? [town, otherPart].filter(Boolean).join(" – ") : town,
  };
}

/**
 * Lines of an address as an envelope has them: street and number (`č. p. 45` where there is neither a street nor a part
 * of another name), then postcode and municipality. A house number that is not plain digits (`č. ev. 7`) stays as
 * written.
 */
export function addressLines(address: Address): string[] {
  const { street, number, psc, town } = addressParts(address);
  const first = street ? `${street} ${number}` : number.replace(/^\d/, "č.\u00a0p.\u00a0$&");
  return [first, `${formatPsc(psc)} ${town}`].map((line) => line.trim()).filter(Boolean);
}

/** The address in one line; one abroad is in place of it. */
export const formatAddress = (address: Address, abroadAddress?: string | null): string =>
  (abroadAddress ? abroadAddress.split("\n") : addressLines(address)).join(", ");
