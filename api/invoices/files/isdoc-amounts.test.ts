import { readFileSync } from "node:fs";
import type { Element } from "@xmldom/xmldom";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  cashInvoice,
  euroInvoice,
  line,
  voucherSaleInvoice,
  payersInvoice,
  slovakInvoice,
  voucherInvoice,
} from "#tests/kit/invoices/invoice-contents.ts";
import { all, children, parse, textAt } from "#tests/kit/invoices/read-isdoc.ts";
import { vatOf } from "#rules/money/vat-rates.ts";
import { isdocOf } from "./isdoc.ts";

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

test("a voucher that is taxed when it is used is no subject of VAT, and cites its act", () => {
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

test("cash of a non-payer is rounded outside of the sums and is no tax document", () => {
  const root = parse(isdocOf(cashInvoice));
  const totals = ["TaxInclusiveAmount", "PayableRoundingAmount", "PayableAmount"];
  expect(totals.map((name) => textAt(root, `LegalMonetaryTotal/${name}`))).toEqual(["450.40", "-0.40", "450.00"]);
  expect(all(root, "VATApplicable").map(({ textContent }) => textContent)).toEqual(["false", "false", "false"]);
  expect([textAt(root, "TaxPointDate"), textAt(root, "PaymentMeans/Payment/PaymentMeansCode")]).toEqual([null, "10"]);
  expect([all(root, "Details"), all(root, "PartyTaxScheme"), all(root, "VATNote")].flat()).toEqual([]);
  expect(textAt(root, "AccountingSupplierParty/Party/Contact/Name")).toBe("Mgr. Petr Lípa");
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
