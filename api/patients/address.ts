import type { Address } from "#rules/inputs/address.ts";

type Columns = {
  street: string | null;
  houseNumber: string | null;
  orientationNumber: string | null;
  postcode: string | null;
  town: string | null;
  townPart: string | null;
};

/** The columns of an address. */
export const columnsOf = (address: Address): Columns => ({
  street: address.uliceNazev,
  houseNumber: address.cisloDomovni,
  orientationNumber: address.cisloOrientacni,
  postcode: address.psc,
  town: address.obecNazev,
  townPart: address.castObceNazev,
});

/** The present address, as the input. */
export const partsOf = (row: Columns): Address => ({
  uliceNazev: row.street,
  cisloDomovni: row.houseNumber,
  cisloOrientacni: row.orientationNumber,
  psc: row.postcode,
  obecNazev: row.town,
  castObceNazev: row.townPart,
});
