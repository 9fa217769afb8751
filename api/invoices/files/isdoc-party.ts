import type { InvoiceIssuer, InvoiceParty } from "#rules/invoices/content.ts";
import { addressParts } from "#rules/patients/format-address.ts";
import { oneLine } from "#rules/text/visible.ts";
import { optionalXml, xml, type XmlElement } from "./xml.ts";

/** Written by hand: names of countries change with the machine that runs. */
const COUNTRY_NAMES: Record<string, string> = { CZ: "Česká republika", SK: "Slovenská republika" };

/** A party of an ISDOC document; its elements demand every part of an address, and those not known are empty. */
export function isdocParty(party: InvoiceParty | InvoiceIssuer): XmlElement {
  const issuer = "vatPayer" in party ? party : null;
  const contact = issuer
    ? [
        optionalXml("Name", issuer.person),
        optionalXml("Telephone", issuer.phone),
        optionalXml("ElectronicMail", issuer.email),
      ]
    : [];
  return xml("Party", [
    xml("PartyIdentification", [xml("ID", party.companyNumber ?? "")]),
    xml("PartyName", [xml("Name", party.name)]),
    postalAddress(party),
    taxScheme(party.vatNumber, "VAT"),
    taxScheme(party.taxNumber, "TIN"),
    issuer?.footer ? xml("RegisterIdentification", [xml("Preformatted", issuer.footer)]) : null,
    contact.some(Boolean) ? xml("Contact", contact) : null,
  ]);
}

const taxScheme = (number: string | null | undefined, scheme: "VAT" | "TIN") =>
  number ? xml("PartyTaxScheme", [xml("CompanyID", number), xml("TaxScheme", scheme)]) : null;

function postalAddress({ address, abroadAddress, country }: InvoiceParty): XmlElement {
  const { street, number, psc, town } = abroadAddress
    ? { street: oneLine(abroadAddress), number: "", psc: "", town: "" }
    : addressParts(address);
  return xml("PostalAddress", [
    xml("StreetName", street),
    xml("BuildingNumber", number),
    xml("CityName", town),
    xml("PostalZone", psc),
    xml("Country", [xml("IdentificationCode", country), xml("Name", COUNTRY_NAMES[country] ?? "")]),
  ]);
}
