import { expect, test } from "vitest";
import { locales } from "../codes.ts";
import { formatMoney, moneyInput } from "../format.ts";
import { readMoney } from "./read-money.ts";

test("crowns with thousands, decimals and signs", () => {
  for (const text of [
    "1 250,50",
    "1\u00a0250,50",
    "1\u202f250,50",
    "1250,50",
    "1250.5",
    "1.250,50",
    "1,250.50",
    "1 250,50 Kč",
    "1250,5 CZK",
    "kč 1250,50",
  ]) {
    expect([text, readMoney(text, "CZK")]).toEqual([text, 125050]);
  }
  expect(["1 250", "1250,-", "1 250,-- Kč", "1250,– Kč", "1250Kc"].map((text) => readMoney(text, "CZK"))).toEqual(
    Array(5).fill(125000),
  );
  expect(
    ["0", "0,5", "1 250 000", "1.250.000", "1,250,000.10", "-50", "−50 Kč"].map((text) => readMoney(text, "CZK")),
  ).toEqual([0, 50, 125000000, 125000000, 125000010, -5000, -5000]);
});

test("other currencies have their own signs and decimals", () => {
  expect([
    readMoney("12,50 €", "EUR"),
    readMoney("€12.50", "EUR"),
    readMoney("$1,250.50", "USD"),
    readMoney("100 CHF", "CHF"),
  ]).toEqual([1250, 1250, 125050, 10000]);
  expect([readMoney("1 000", "JPY"), readMoney("1000,5", "JPY"), readMoney("1,5", "KWD")]).toEqual([1000, null, 1500]);
});

test("refuses ambiguity, more decimals than the currency has, foreign signs and other text", () => {
  for (const text of [
    "",
    "-",
    "1.250",
    "1,250",
    "1250,505",
    "1 25",
    "12 50",
    "1 2500",
    "1250,",
    ",50",
    "1.25.5",
    "1,250,50",
    "1 250.000,50",
    "100 €",
    "100 $",
    "5 5 5",
    "1e3",
    "0x10",
    "--5",
    "5-",
    "½",
    "9".repeat(17),
    "9".repeat(100),
    "'; drop",
    "\0",
  ]) {
    expect([text, readMoney(text, "CZK")]).toEqual([text, null]);
  }
});

test("a value in a form field is read back; so is a price as cs writes it", () => {
  for (const currency of ["CZK", "EUR", "USD", "CHF", "JPY", "KWD"]) {
    for (const amount of [0, 1, 99, 100, 150, 125000, 125050, 100000000, 123456789, -5]) {
      for (const locale of locales) expect(readMoney(moneyInput({ amount, currency }, locale), currency)).toBe(amount);
      expect(readMoney(formatMoney({ amount, currency }, "cs", { decimals: 2 }), currency)).toBe(amount);
    }
  }
});
