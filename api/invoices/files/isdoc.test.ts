import { execFileSync } from "node:child_process";
import type { Element } from "@xmldom/xmldom";
import { expect, test } from "vitest";
import {
  advance,
  advanceCreditNote,
  cashInvoice,
  creditNote,
  deductingInvoice,
  invoiceContents,
  line,
  payersInvoice,
  slovakInvoice,
} from "#tests/kit/invoices/invoice-contents.ts";
import { hasXmllint, schemaErrors } from "#tests/kit/invoices/isdoc-schema.ts";
import { all, names, parse, textAt } from "#tests/kit/invoices/read-isdoc.ts";
import type { InvoiceContent } from "#rules/invoices/content.ts";
import { vatOf } from "#rules/money/vat-rates.ts";
import { isdocOf } from "./isdoc.ts";

test.runIf(hasXmllint)("every kind of document is valid by the official schema", () => {
  for (const [name, content] of Object.entries(invoiceContents)) {
    expect([name, schemaErrors(isdocOf(content))]).toEqual([name, ""]);
  }
  const bare: InvoiceContent = {
    ...cashInvoice,
    customer: { ...cashInvoice.customer, address: {}, country: "UA" },
    issuer: { ...cashInvoice.issuer, companyNumber: null, address: {}, person: null },
    payment: { method: "TRANSFER", accountNumber: null, iban: null },
  };
  expect(schemaErrors(isdocOf(bare))).toBe("");
});

test.runIf(hasXmllint)("the schema refuses the document as soon as a required element is missing", () => {
  const document = isdocOf(payersInvoice);
  for (const name of ["UUID", "IssueDate", "CurrRate", "LineExtensionTaxAmount", "TaxTotal", "PayableAmount", "IBAN"]) {
    const without = document.replace(new RegExp(`<${name}>[^]*?</${name}>`), "");
    expect([name, schemaErrors(without)]).toEqual([name, expect.stringContaining("fails to validate")]);
  }
});

test("an invoice of a payer has the elements of the standard in its order", () => {
  const root = parse(isdocOf(payersInvoice));
  expect([root.namespaceURI, root.getAttribute("version")]).toEqual(["http://isdoc.cz/namespace/2013", "6.0.2"]);
  expect(names(root)).toEqual(
    ["DocumentType", "ID", "UUID", "IssuingSystem", "IssueDate", "TaxPointDate", "VATApplicable"].concat(
      ["ElectronicPossibilityAgreementReference", "Note", "LocalCurrencyCode", "CurrRate", "RefCurrRate"],
      ["AccountingSupplierParty", "AccountingCustomerParty", "InvoiceLines", "TaxTotal", "LegalMonetaryTotal"],
      ["PaymentMeans"],
    ),
  );
  expect(
    ["DocumentType", "ID", "IssueDate", "TaxPointDate", "VATApplicable"].map((name) => textAt(root, name)),
  ).toEqual(["1", "FV2026-00042", "2026-11-13", "2026-11-12", "true"]);
  expect(textAt(root, "Note")).toBe("Děkujeme za úhradu.\nÚčet platí od 1. 1. 2026.");
});

test("parties have their numbers, the parts of their addresses and the entry in the register", () => {
  const root = parse(isdocOf(payersInvoice));
  const issuer = "AccountingSupplierParty/Party";
  const address = ["StreetName", "BuildingNumber", "CityName", "PostalZone", "Country"];
  expect(address.map((name) => textAt(root, `${issuer}/PostalAddress/${name}`)?.trim().replace(/\s+/g, " "))).toEqual([
    "Jankovcova",
    "1522/53",
    "Praha 7 – Holešovice",
    "17000",
    "CZ Česká republika",
  ]);
  expect(textAt(root, `${issuer}/PartyIdentification/ID`)).toBe("10000071");
  expect(textAt(root, `${issuer}/RegisterIdentification/Preformatted`)).toMatch(/^Zapsáno v obchodním rejstříku/);
  expect(textAt(root, "AccountingCustomerParty/Party/PartyName/Name")).toBe("Kovo & syn <s.r.o.>");
  expect(textAt(root, "AccountingCustomerParty/Party/PartyTaxScheme/CompanyID")).toBe("CZ27082440");

  const abroad = parse(isdocOf(slovakInvoice));
  expect(textAt(abroad, "AccountingCustomerParty/Party/PostalAddress/StreetName")).toBe("Landstraße 1 1030 Wien");
  expect(textAt(abroad, "AccountingCustomerParty/Party/PartyIdentification/ID")).toBe("");
  expect(textAt(abroad, "LocalCurrencyCode")).toBe("EUR");
});

test("a transfer names the account, its symbol and the day it is due", () => {
  const payment = textAt(parse(isdocOf(payersInvoice)), "PaymentMeans/Payment")
    ?.trim()
    .split(/\s+/);
  expect(payment).toEqual(
    ["1216.02", "42", "2026-11-27", "19-2000145399", "0800"].concat(["CZ6508000000192000145399", "202600042"]),
  );
  const byIban = { ...slovakInvoice, payment: { ...slovakInvoice.payment, method: "TRANSFER" as const } };
  expect(textAt(parse(isdocOf(byIban)), "PaymentMeans/Payment/Details/BankCode")).toBe("1100");
});

test("a credit note refers to its invoice, says why, and asks for no payment", () => {
  const root = parse(isdocOf(creditNote));
  expect([textAt(root, "DocumentType"), textAt(root, "Note")]).toEqual(["2", "Vrácení zboží"]);
  const reference = all(root, "OriginalDocumentReference")[0]!;
  expect(["ID", "IssueDate", "UUID"].map((name) => textAt(reference, name))).toEqual([
    "FV2026-00042",
    "2026-11-13",
    "3f2504e0-4f89-41d3-9a0c-0305e82c3301",
  ]);
  expect(textAt(root, "LegalMonetaryTotal/PayableAmount")).toBe("100.01");
  expect([all(root, "Details"), all(root, "TaxPointDate")].flat()).toEqual([]);
});

const vats = (["PRIMARY", "REDUCED", "ZERO"] as const).map((rate) =>
  vatOf({ rate, healthCare: true, vatPayer: true, country: "CZ", suppliedOn: "2026-11-12" })!,
);
const hellers = (text: string | null) => Number(text!.replace(".", ""));

test("a document on an advance and its credit note have types of their own, and the invoice claims it already", () => {
  expect([advance, advanceCreditNote].map((content) => textAt(parse(isdocOf(content)), "DocumentType"))).toEqual([
    "5",
    "6",
  ]);
  const [root, stated] = [deductingInvoice, advance].map((content) => parse(isdocOf(content))) as [Element, Element];
  const deposits = all(root, "TaxedDeposit");
  expect(deposits.map((one) => textAt(one, "ID"))).toEqual(Array(deposits.length).fill(advance.number));
  const of = (elements: Element[], ...names: string[]) =>
    elements.map((one) => [...names, "TaxCategory/Percent"].map((name) => textAt(one, name)));
  const [rates, advances] = [root, stated].map((one) => all(one, "TaxSubTotal")) as [Element[], Element[]];
  expect(
    of(rates, "AlreadyClaimedTaxableAmount", "AlreadyClaimedTaxAmount", "AlreadyClaimedTaxInclusiveAmount"),
  ).toEqual(of(advances, "TaxableAmount", "TaxAmount", "TaxInclusiveAmount"));
  for (const one of rates)
    for (const name of ["TaxableAmount", "TaxAmount", "TaxInclusiveAmount"]) {
      const [whole, claimed, difference] = ["", "AlreadyClaimed", "Difference"].map((kind) =>
        hellers(textAt(one, kind + name)),
      );
      expect(claimed! + difference!).toBe(whole);
    }
  const total = (name: string) => textAt(root, `LegalMonetaryTotal/${name}`);
  expect(
    ["TaxInclusiveAmount", "AlreadyClaimedTaxInclusiveAmount", "PaidDepositsAmount", "PayableAmount"].map(total),
  ).toEqual(["1206.02", "400.00", "100.00", "706.02"]);
});

test("the same content gives the same bytes, frozen as JSON too", () => {
  const document = isdocOf(payersInvoice);
  expect(isdocOf(JSON.parse(JSON.stringify(payersInvoice)))).toBe(document);
  expect(document.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<Invoice ')).toBe(true);
  expect(document.endsWith("</Invoice>\n")).toBe(true);
});

test.runIf(hasXmllint)("names and notes with any characters stay valid", () => {
  const odd = "A\u0000\u0007<b>&\ud800 ]]> 😀 \u2028";
  const content = { ...payersInvoice, note: odd, lines: [line(odd, 100, vats[0]!)] };
  expect(schemaErrors(isdocOf(content))).toBe("");
  expect(
    execFileSync("xmllint", ["--xpath", "string(//*[local-name()='Description'])", "-"], {
      input: isdocOf(content),
      encoding: "utf8",
    }),
  ).toBe("A<b>& ]]> 😀 \u2028\n");
});
