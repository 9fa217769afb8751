import { z } from "zod";
import { readPsc } from "../patients/postcode.ts";
import { read } from "./read.ts";
import { optionalText } from "./text.ts";

const Address = z.object({
  uliceNazev: optionalText(),
  cisloDomovni: optionalText(20),
  cisloOrientacni: optionalText(20),
  psc: read((typed) => {
    const value = readPsc(typed);
    return value ? { value } : "postcodeInvalid";
  }),
  obecNazev: optionalText(),
  castObceNazev: optionalText(),
});
export type Address = z.output<typeof Address>;

/** A Czech or Slovak address by the names of the public register; where there is none, all of it is null. */
export const AddressInput = z.preprocess((value) => value ?? {}, Address);
