import { expect, test } from "vitest";
import { readPeriod, writeFrequency } from "./frequency.ts";

test("periods are read in the singular and plural, with and without diacritics", () => {
  expect(["den", "DNY", "dnů"].map((word) => readPeriod(word, 2))).toEqual(Array(3).fill({ unit: "DAY", count: 2 }));
  expect(["týden", "tydnu"].map((word) => readPeriod(word, 1))).toEqual(Array(2).fill({ unit: "WEEK", count: 1 }));
  expect(["měsíc", "měsíců"].map((word) => readPeriod(word, 1))).toEqual(Array(2).fill({ unit: "MONTH", count: 1 }));
  expect(["rok", "let"].map((word) => readPeriod(word, 5))).toEqual(Array(2).fill({ unit: "YEAR", count: 5 }));
});

test("a quarter is three months and a half-year six", () => {
  expect(readPeriod("čtvrtletí", 1)).toEqual({ unit: "MONTH", count: 3 });
  expect(readPeriod("pololetí", 2)).toEqual({ unit: "MONTH", count: 12 });
});

test("an unknown word has no period", () => {
  for (const words of ["život", "hospitalizace", "", "den nebo noc"]) expect(readPeriod(words, 1)).toBeNull();
});

test("a limit is written as the list of the Ministry writes it", () => {
  expect(writeFrequency({ quantity: 3, periods: 1, period: "čtvrtletí" })).toBe("3/1 čtvrtletí");
});
