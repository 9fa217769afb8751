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

/**
 * Lines of an address as an envelope has them: street with `house/orientation` number, or the part of the municipality
 * with the house number (`č. p. 45` where the part bears the municipality's name), then postcode and municipality, with
 * its part if there is a street. A house number that is not plain digits (`č. ev. 7`) stays as written.
 */
export function addressLines(address: Address): string[] {
  const [street, house, orientation, part, town] = [
    address.uliceNazev,
    address.cisloDomovni,
    address.cisloOrientacni,
    address.castObceNazev,
    address.obecNazev,
  ].map((text) => text?.trim() ?? "");
  const otherPart = part === town ? "" : part;
  const number = [house, orientation].filter(Boolean).join("/");
  const first = street || otherPart ? `${street || otherPart} ${number}` : number.replace(/^\d/, "č.\u00a0p.\u00a0$&");
  const place = street && otherPart ? [town, otherPart].filter(Boolean).join(" – ") : town;
  return [first, `${formatPsc(address.psc?.trim() ?? "")} ${place}`].map((line) => line.trim()).filter(Boolean);
}

/** The address in one line. */
export const formatAddress = (address: Address): string => addressLines(address).join(", ");
