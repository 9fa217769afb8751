import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { DOMParser, type Element } from "@xmldom/xmldom";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  advance,
  advanceCreditNote,
  cashInvoice,
  creditNote,
  deductingInvoice,
  euroInvoice,
  invoiceContents,
  line,
  voucherSaleInvoice,
  payersInvoice,
  slovakInvoice,
  voucherInvoice,
} from "#tests/kit/invoices/invoice-contents.ts";
import { hasXmllint, schemaErrors } from "#tests/kit/invoices/isdoc-schema.ts";
import type { InvoiceContent } from "#rules/invoices/content.ts";
import { vatOf } from "#rules/money/vat-rates.ts";
import { isdocOf } from "./isdoc.ts";

const parse = (document: string) => new DOMParser().parseFromString(document, "text/xml").documentElement!;
const children = (element: Element) => [...element.childNodes].filter((node): node is Element => node.nodeType === 1);
const names = (element: Element) => children(element).map(({ nodeName }) => nodeName);
const all = (root: Element, name: string) => [...root.getElementsByTagName(name)];

/** The text at a path of element names below the root; null where an element is absent. */
function textAt(root: Element, path: string): string | null {
  let found: Element | undefined = root;
  for (const name of path.split("/")) found = found && children(found).find(({ nodeName }) => nodeName === name);
  return found?.textContent ?? null;
}

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

test("each rate and reason of zero has its sums, and exempt care cites its act", () => {
  const root = parse(isdocOf(payersInvoice));
  const sums = all(root, "TaxSubTotal").map((sum) =>
    ["TaxCategory/Percent", "TaxableAmount", "TaxAmount", "TaxInclusiveAmount", "DifferenceTaxInclusiveAmount"].map(
      (path) => textAt(sum, path),
    ),
  );
  expect(sums).toEqual([
    ["21", "157.04", "32.98", "190.02", "190.02"],
    ["12", "50.00", "6.00", "56.00", "56.00"],
    ["0", "950.00", "0.00", "950.00", "950.00"],
    ["0", "20.00", "0.00", "20.00", "20.00"],
  ]);
  expect(textAt(root, "TaxTotal/TaxAmount")).toBe("38.98");
  expect(all(root, "VATNote").map(({ textContent }) => textContent)).toEqual([
    "§ 58 zákona č. 235/2004 Sb., o dani z přidané hodnoty",
  ]);
  expect(all(parse(isdocOf(slovakInvoice)), "VATNote").map(({ textContent }) => textContent)).toEqual([
    "§ 29 zákona č. 222/2004 Z. z. o dani z pridanej hodnoty",
  ]);
});

test("a pass that is taxed when it is used is no subject of VAT, and cites its act", () => {
  const lines = all(parse(isdocOf(voucherInvoice)), "InvoiceLine");
  expect(lines.map((one) => [textAt(one, "ClassifiedTaxCategory/VATApplicable"), textAt(one, "VATNote")])).toEqual([
    ["false", "§ 15b zákona č. 235/2004 Sb., o dani z přidané hodnoty"],
    ["true", null],
  ]);
  const alone = parse(isdocOf(voucherSaleInvoice));
  expect([textAt(alone, "VATApplicable"), textAt(alone, "TaxPointDate")]).toEqual(["false", null]);
});

test("euros of a Czech payer have each amount in crowns, and in euros wherever the standard has a place for it", () => {
  const root = parse(isdocOf(euroInvoice));
  const codes = ["LocalCurrencyCode", "ForeignCurrencyCode", "CurrRate", "RefCurrRate"];
  expect(codes.map((name) => textAt(root, name))).toEqual(["CZK", "EUR", "24.315", "1"]);
  const sum = all(root, "TaxSubTotal")[0]!;
  const amounts = ["TaxableAmountCurr", "TaxableAmount", "TaxAmountCurr", "TaxAmount", "TaxInclusiveAmount"];
  // 3.51 € of VAT at 24.315 is 85.35 crowns.
  expect(amounts.map((name) => textAt(sum, name))).toEqual(["16.69", "405.82", "3.51", "85.35", "491.17"]);
  const total = (name: string) => textAt(root, `LegalMonetaryTotal/${name}`);
  expect(["TaxInclusiveAmountCurr", "PaidDepositsAmountCurr", "PayableAmountCurr"].map(total)).toEqual([
    "70.20",
    "20.00",
    "50.25",
  ]);
  expect(textAt(root, "PaymentMeans/Payment/PaidAmount")).toBe(total("PayableAmount"));
  // Rules of ISDOC: what the schema has in both currencies is in both.
  const schema = parse(readFileSync("tests/fixtures/isdoc/isdoc-core-6.0.2.xsd", "utf8"));
  const named = new Set(all(schema, "xs:element").map((one) => one.getAttribute("name")!));
  for (const element of all(root, "*").filter(({ nodeName }) => named.has(`${nodeName}Curr`)))
    expect(children(element.parentNode as Element).map(({ nodeName }) => nodeName)).toContain(
      `${element.nodeName}Curr`,
    );
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

test("cash of a non-payer is rounded outside of the sums and is no tax document", () => {
  const root = parse(isdocOf(cashInvoice));
  const totals = ["TaxInclusiveAmount", "PayableRoundingAmount", "PayableAmount"];
  expect(totals.map((name) => textAt(root, `LegalMonetaryTotal/${name}`))).toEqual(["450.40", "-0.40", "450.00"]);
  expect(all(root, "VATApplicable").map(({ textContent }) => textContent)).toEqual(["false", "false", "false"]);
  expect([textAt(root, "TaxPointDate"), textAt(root, "PaymentMeans/Payment/PaymentMeansCode")]).toEqual([null, "10"]);
  expect([all(root, "Details"), all(root, "PartyTaxScheme"), all(root, "VATNote")].flat()).toEqual([]);
  expect(textAt(root, "AccountingSupplierParty/Party/Contact/Name")).toBe("Mgr. Petr Lípa");
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
const anyLines = fc.array(
  fc
    .tuple(fc.integer({ min: -5_000, max: 5_000_000 }), fc.constantFrom(...vats))
    .map(([price, vat]) => line("x", price, vat)),
  { minLength: 1, maxLength: 12 },
);
const anyRate = fc.constantFrom({}, { currency: "EUR", exchangeRate: 24_315 });
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

test("lines, sums of rates and totals agree to the heller in any document", () => {
  fc.assert(
    fc.property(anyLines, fc.integer({ min: -99, max: 99 }), anyRate, (lines, rounding, rate) => {
      const root = parse(isdocOf({ ...payersInvoice, lines, rounding, ...rate }));
      const added = (elements: Element[], path: string) =>
        elements.reduce((sum, element) => sum + hellers(textAt(element, path)), 0);
      const [rows, sums] = [all(root, "InvoiceLine"), all(root, "TaxSubTotal")];
      const total = (name: string) => hellers(textAt(root, `LegalMonetaryTotal/${name}`));
      expect(added(rows, "LineExtensionAmount")).toBe(total("TaxExclusiveAmount"));
      expect(added(rows, "LineExtensionTaxAmount")).toBe(hellers(textAt(root, "TaxTotal/TaxAmount")));
      expect(added(sums, "TaxableAmount")).toBe(total("TaxExclusiveAmount"));
      expect(added(sums, "TaxInclusiveAmount")).toBe(total("TaxInclusiveAmount"));
      expect(total("TaxExclusiveAmount") + hellers(textAt(root, "TaxTotal/TaxAmount"))).toBe(
        total("TaxInclusiveAmount"),
      );
      expect(total("DifferenceTaxInclusiveAmount") + total("PayableRoundingAmount")).toBe(total("PayableAmount"));
    }),
    { numRuns: 40 },
  );
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
