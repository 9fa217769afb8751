import { expect, test } from "vitest";
import type { Locale } from "../codes.ts";
import { amountInWords } from "./amount-in-words.ts";

const crowns = (whole: number, locale: Locale = "cs") =>
  amountInWords({ amount: whole * 100, currency: "CZK" }, locale);
const euros = (cents: number, locale: Locale) => amountInWords({ amount: cents, currency: "EUR" }, locale);

test("Czech numbers agree with crowns at their end and with thousands before it", () => {
  expect([0, 1, 2, 11, 21, 100, 250, 1000, 1250, 2002, 5000, 22_345, 101_001].map((n) => crowns(n))).toEqual([
    "nula Kč",
    "jedna Kč",
    "dvě Kč",
    "jedenáct Kč",
    "dvacet jedna Kč",
    "sto Kč",
    "dvě stě padesát Kč",
    "jeden tisíc Kč",
    "jeden tisíc dvě stě padesát Kč",
    "dva tisíce dvě Kč",
    "pět tisíc Kč",
    "dvacet dva tisíc tři sta čtyřicet pět Kč",
    "sto jeden tisíc jedna Kč",
  ]);
  expect(crowns(3_000_000)).toBe("tři miliony Kč");
});

test("Slovak and German numbers below a million are one word that may break between its parts, cents a fraction", () => {
  const soft = (word: string) => word.replaceAll("-", "\u00ad");
  expect(euros(100, "sk")).toBe("jedno €");
  expect(euros(1250, "sk")).toBe("dvanásť € 50/100");
  expect(euros(125_000, "sk")).toBe(soft("tisíc-dve-sto-päťdesiat €"));
  expect(euros(200_000, "sk")).toBe(soft("dve-tisíc €"));
  expect(euros(2_100_000, "sk")).toBe(soft("dvadsať-jeden-tisíc €"));
  expect(euros(125_005, "de")).toBe(soft("ein-tausend-zwei-hundert-fünfzig € 5/100"));
  expect(euros(9900, "de")).toBe(soft("neunund-neunzig €"));
  expect(crowns(69_000, "de")).toBe(soft("neunund-sechzig-tausend Kč"));
  expect(crowns(1_000_001, "de")).toBe("eine Million ein Kč");
});

test("English numbers have a hyphen within tens", () => {
  expect(crowns(1245, "en")).toBe("one thousand two hundred forty-five Kč");
  expect(euros(-1999, "en")).toBe("nineteen € 99/100");
});
