import type { InvoiceContent } from "#rules/invoices/content.ts";
import { toDecimal } from "#rules/money/decimal.ts";
import { xml, type XmlElement } from "./xml.ts";

/** Writes amounts of a document as elements. */
export type IsdocWriter<Given extends object> = {
  /** In the local currency alone. */
  local: (name: string, part: keyof Given) => XmlElement;
  /** In the foreign currency before it, where the document has one: the rules of ISDOC demand both then. */
  both: (name: string, part: keyof Given) => XmlElement[];
};

/** Amounts in the currency of a document, and in its local one: crowns where VAT is stated in them, else the same. */
export function isdocWriter<Given extends object>(
  { currency, exchangeRate }: Pick<InvoiceContent, "currency" | "exchangeRate">,
  own: Given,
  inLocal: Given,
): IsdocWriter<Given> {
  const isForeign = exchangeRate !== undefined;
  const local = (name: string, part: keyof Given) =>
    xml(name, toDecimal(Number(inLocal[part]), isForeign ? "CZK" : currency));
  return {
    local,
    both: (name, part) =>
      isForeign ? [xml(`${name}Curr`, toDecimal(Number(own[part]), currency)), local(name, part)] : [local(name, part)],
  };
}
