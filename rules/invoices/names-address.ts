import { hasAddress, hasDomainInDegree } from "../text/web-address.ts";
import type { InvoiceContent, InvoiceParty } from "./content.ts";

/** True if a document names an address of the web or of mail where people type words; companies may be called `Alza.cz`. */
export function namesAddress({ customer, issuer, lines, note, corrects }: InvoiceContent): boolean {
  const parties = [...wordsOf(customer), ...wordsOf(issuer), issuer.person, issuer.footer];
  const words = [...lines.map(({ name }) => name), note, corrects?.reason];
  return parties.some((text) => text && hasAddress(text)) || words.some((text) => text && hasDomainInDegree(text));
}

const wordsOf = ({ name, address, abroadAddress }: InvoiceParty) => [name, abroadAddress, ...Object.values(address)];
