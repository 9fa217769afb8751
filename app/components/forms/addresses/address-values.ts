import { formatPsc } from "#rules/format.ts";

type Part = "uliceNazev" | "cisloDomovni" | "cisloOrientacni" | "psc" | "obecNazev" | "castObceNazev";
export type AddressShown = Record<Part, string | null>;
export type AddressValues = Record<Part, string>;

/** An address as its fields show it. */
export const addressValues = (address: AddressShown): AddressValues => ({
  uliceNazev: address.uliceNazev ?? "",
  cisloDomovni: address.cisloDomovni ?? "",
  cisloOrientacni: address.cisloOrientacni ?? "",
  psc: address.psc === null ? "" : formatPsc(address.psc),
  obecNazev: address.obecNazev ?? "",
  castObceNazev: address.castObceNazev ?? "",
});
