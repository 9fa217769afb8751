import { addressLines } from "../patients/format-address.ts";
import type { InvoiceParty } from "./content.ts";

/** The lines of a party's address as they are printed. */
export const partyLines = ({ address, abroadAddress }: Pick<InvoiceParty, "address" | "abroadAddress">): string[] =>
  abroadAddress ? abroadAddress.split("\n") : addressLines(address);
