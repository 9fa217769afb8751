import { DOMParser, type Element } from "@xmldom/xmldom";
import { expect, test } from "vitest";
import {
  advance,
  cashInvoice,
  creditNote,
  deductingInvoice,
  euroCreditNote,
  euroInvoice,
  line,
  voucherSaleInvoice,
  payersInvoice,
  plainEuroInvoice,
  slovakInvoice,
  voucherInvoice,
} from "#tests/kit/invoices/invoice-contents.ts";
import type { InvoiceContent } from "#rules/invoices/content.ts";
import { taxedSums, vatSums } from "#rules/invoices/vat-sums.ts";
import { toDecimal } from "#rules/money/decimal.ts";
import { pohodaFoot, pohodaHead, pohodaInvoice } from "./pohoda.ts";

const DATA = "http://www.stormware.cz/schema/version_2/data.xsd";
const INVOICE = "http://www.stormware.cz/schema/version_2/invoice.xsd";
const TYPE = "http://www.stormware.cz/schema/version_2/type.xsd";

function packOf(...contents: InvoiceContent[]): Element {
  const head = pohodaHead({ id: "2026-11", companyNumber: "10000071", note: 'Faktury "11/2026" & dobropisy' });
  const text = [head, ...contents.map(pohodaInvoice), pohodaFoot()].join("");
  return new DOMParser().parseFromString(text, "text/xml").documentElement!;
}

const children = (element: Element) => [...element.childNodes].filter((node): node is Element => node.nodeType === 1);
const invoiceOf = (content: InvoiceContent) => packOf(content).getElementsByTagNameNS(INVOICE, "invoice")[0]!;
const all = (root: Element, name: string) => [...root.getElementsByTagName(name)];
const one = (root: Element, name: string) => all(root, name)[0]?.textContent ?? null;
/** Names and texts of what an element holds. */
const facts = (element: Element | undefined) =>
  Object.fromEntries(children(element!).map(({ localName, textContent }) => [localName, textContent!.trim()]));

test("a pack has its company, and one item for each invoice, identified by its number", () => {
  const pack = packOf(payersInvoice, cashInvoice, creditNote);
  expect([pack.namespaceURI, pack.localName, pack.getAttribute("version")]).toEqual([DATA, "dataPack", "2.0"]);
  expect(["id", "ico", "application", "note"].map((name) => pack.getAttribute(name))).toEqual([
    "2026-11",
    "10000071",
    "Motus",
    'Faktury "11/2026" & dobropisy',
  ]);
  expect(children(pack).map((item) => [item.localName, item.getAttribute("id")])).toEqual([
    ["dataPackItem", "FV2026-00042"],
    ["dataPackItem", "2026-7"],
    ["dataPackItem", "OD2026-00003"],
  ]);
  expect(all(pack, "inv:invoice").map((invoice) => children(invoice).map(({ localName }) => localName))).toEqual(
    Array(3).fill(["invoiceHeader", "invoiceDetail", "invoiceSummary"]),
  );
});

test("an empty pack is well-formed", () => {
  expect(children(packOf())).toEqual([]);
});

test("the header has numbers, days and the customer in the order of Pohoda", () => {
  const header = all(invoiceOf(payersInvoice), "inv:invoiceHeader")[0]!;
  expect(children(header).map(({ localName }) => localName)).toEqual(
    ["invoiceType", "number", "symVar", "date", "dateTax", "dateDue", "classificationVAT", "text"].concat([
      "partnerIdentity",
      "paymentType",
      "note",
    ]),
  );
  expect(facts(header)).toMatchObject({
    invoiceType: "issuedInvoice",
    number: "FV2026-00042",
    symVar: "202600042",
    date: "2026-11-13",
    dateTax: "2026-11-12",
    dateDue: "2026-11-27",
    classificationVAT: "inland",
    paymentType: "draft",
  });
  expect(facts(all(header, "typ:address")[0])).toEqual({
    company: "Kovo & syn <s.r.o.>",
    city: "Náměšť nad Oslavou",
    street: "45",
    zip: "67571",
    ico: "27082440",
    dic: "CZ27082440",
    country: "CZ",
  });
  expect(header.getElementsByTagNameNS(TYPE, "company")).toHaveLength(1);
});

test("lines add up to the sums of their rates, which share one zero", () => {
  const invoice = invoiceOf(payersInvoice);
  const items = all(invoice, "inv:invoiceItem");
  expect(
    items.map((item) => [one(item, "inv:rateVAT"), one(item, "inv:percentVAT"), one(item, "typ:priceSum")]),
  ).toEqual([
    ["none", "0", "950.00"],
    ["high", "21", "100.01"],
    ["high", "21", "100.01"],
    ["low", "12", "56.00"],
    ["high", "21", "-10.00"],
    ["none", "0", "20.00"],
  ]);
  const summary = all(invoice, "inv:invoiceSummary")[0]!;
  expect(
    children(all(summary, "inv:homeCurrency")[0]!).map(({ localName, textContent }) => [
      localName,
      textContent!.trim(),
    ]),
  ).toEqual([
    ["priceNone", "970.00"],
    ["priceLow", "50.00"],
    ["priceLowVAT", "6.00"],
    ["priceLowSum", "56.00"],
    ["priceHigh", "157.04"],
    ["priceHighVAT", "32.98"],
    ["priceHighSum", "190.02"],
    ["round", "0.00"],
  ]);
  const hellers = (item: Element, name: string) => Number(one(item, name)!.replace(".", ""));
  const high = items.filter((item) => one(item, "inv:rateVAT") === "high");
  expect(high.reduce((sum, item) => sum + hellers(item, "typ:priceVAT"), 0)).toBe(3_298);
  expect(high.reduce((sum, item) => sum + hellers(item, "typ:price"), 0)).toBe(15_704);
});

test("cash of a non-payer keeps its rounding apart and is left out of VAT", () => {
  const invoice = invoiceOf(cashInvoice);
  expect(facts(all(invoice, "inv:invoiceHeader")[0])).toMatchObject({
    classificationVAT: "nonSubsume",
    paymentType: "cash",
  });
  expect([one(invoice, "inv:dateTax"), one(invoice, "inv:note")]).toEqual([null, null]);
  expect([one(invoice, "typ:priceNone"), one(invoice, "typ:priceRound")]).toEqual(["450.40", "-0.40"]);
});

test("a credit note has negative amounts and names the invoice it corrects", () => {
  const invoice = invoiceOf({ ...creditNote, rounding: -1 });
  expect(facts(all(invoice, "inv:invoiceHeader")[0])).toMatchObject({
    invoiceType: "issuedCreditNotice",
    originalDocument: "FV2026-00042",
    text: "Vrácení zboží",
  });
  const amounts = ["typ:unitPrice", "typ:price", "typ:priceVAT", "typ:priceHigh", "typ:priceHighSum", "typ:priceRound"];
  expect(amounts.map((name) => one(invoice, name))).toEqual(
    ["-100.01", "-82.65", "-17.36", "-82.65", "-100.01"].concat("0.01"),
  );
});

test("an address abroad is the street of its country, and a card is a card", () => {
  const invoice = invoiceOf(slovakInvoice);
  expect(facts(all(invoice, "typ:address")[0])).toEqual({
    company: "Ján Malý",
    street: "Landstraße 1 1030 Wien",
    country: "AT",
  });
  expect(one(invoice, "typ:paymentType")).toBe("creditcard");
});

test("texts are cut to what Pohoda takes, and none ends with half of a character", () => {
  const name = "Ž".repeat(89) + "😀".repeat(200);
  const invoice = invoiceOf({
    ...payersInvoice,
    number: "9".repeat(30),
    customer: { ...payersInvoice.customer, name },
    lines: [line(name, 100, payersInvoice.lines[0]!.vat)],
  });
  expect(one(all(invoice, "inv:invoiceItem")[0]!, "inv:text")).toBe("Ž".repeat(89));
  expect(one(invoice, "typ:company")).toBe(`${"Ž".repeat(89)}${"😀".repeat(3)}`);
  expect(one(invoice, "inv:text")!.length).toBeLessThanOrEqual(240);
  expect(one(invoice, "typ:numberRequested")).toHaveLength(20);
});

test("a voucher that is taxed when it is used is left out of VAT, alone or next to what is taxed", () => {
  const types = (content: InvoiceContent) =>
    all(invoiceOf(content), "typ:classificationVATType").map(({ parentNode, textContent }) => [
      (parentNode!.parentNode as Element).localName,
      textContent,
    ]);
  expect(types(voucherInvoice)).toEqual([
    ["invoiceHeader", "inland"],
    ["invoiceItem", "nonSubsume"],
  ]);
  expect(types(voucherSaleInvoice)[0]).toEqual(["invoiceHeader", "nonSubsume"]);
});

test("euros of a Czech payer have lines in euros and sums in crowns, by the rate; a credit note negative ones", () => {
  const invoice = invoiceOf(euroInvoice);
  const [item] = all(invoice, "inv:invoiceItem").slice(1);
  expect(facts(all(item!, "inv:foreignCurrency")[0])).toEqual({
    unitPrice: "10.10",
    price: "8.34",
    priceVAT: "1.76",
    priceSum: "10.10",
  });
  const summary = all(invoice, "inv:invoiceSummary")[0]!;
  expect(facts(all(summary, "inv:homeCurrency")[0])).toMatchObject({
    priceNone: "1094.18",
    priceHigh: "405.82",
    priceHighVAT: "85.35",
    priceHighSum: "491.17",
    round: "1.22",
  });
  expect(facts(all(summary, "inv:foreignCurrency")[0])).toEqual({
    currency: "EUR",
    rate: "24.315",
    amount: "1",
    priceSum: "70.25",
  });
  expect(one(invoiceOf(euroCreditNote), "typ:priceHighVAT")).toBe("-42.55");
});

test("euros without a rate are a document in euros, of which Pohoda takes the rate from its own list", () => {
  const invoice = invoiceOf(plainEuroInvoice);
  expect(all(invoice, "inv:homeCurrency")).toEqual([]);
  expect(one(invoice, "inv:classificationVAT")!.trim()).toBe("nonSubsume");
  expect(all(invoice, "inv:invoiceItem").map((item) => facts(all(item, "inv:foreignCurrency")[0]).priceSum)).toEqual([
    "45.00",
    "5.05",
  ]);
  const summary = all(invoice, "inv:invoiceSummary")[0]!;
  expect(facts(all(summary, "inv:foreignCurrency")[0])).toEqual({ currency: "EUR", priceSum: "50.05" });
});

test("an advance is an item of each of its rates with what it takes off, and the sums are those of the difference", () => {
  const invoice = invoiceOf(deductingInvoice);
  const items = all(invoice, "inv:invoiceItem").slice(deductingInvoice.lines.length);
  expect(items.map((item) => [one(item, "inv:text"), one(item, "inv:rateVAT"), one(item, "typ:priceSum")])).toEqual(
    vatSums(advance.lines).map(({ rate, price }) => [
      "Odečet zálohy Z2026-0007",
      { PRIMARY: "high", REDUCED: "low", ZERO: "none" }[rate],
      toDecimal(0 - price, "CZK"),
    ]),
  );
  const sums = facts(all(invoice, "inv:homeCurrency").at(-1));
  const left = taxedSums(deductingInvoice).find(({ rate }) => rate === "PRIMARY")!;
  expect([sums.priceHigh, sums.priceHighVAT]).toEqual([
    toDecimal(left.priceWithoutVat, "CZK"),
    toDecimal(left.vatPrice, "CZK"),
  ]);
});
