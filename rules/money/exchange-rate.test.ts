import { expect, test } from "vitest";
import { rateDecimal, readExchangeRate, toCrowns } from "./exchange-rate.ts";

test.each([
  ["24,315", 24_315],
  [" 24.3 ", 24_300],
  ["25", 25_000],
  ["24,3155", null],
  ["2431,5", null],
  ["0,041", null],
  ["9,999", null],
  ["50,001", null],
  ["24 315", null],
  ["kurz", null],
])("the rate %s is read as %s", (typed, rate) => {
  expect(readExchangeRate(typed)).toBe(rate);
});

test("a rate is written with its three decimals", () => {
  expect([rateDecimal(24_300), rateDecimal(25_005)]).toEqual(["24.300", "25.005"]);
});

test("half of a heller is rounded up, also of an amount given back", () => {
  // 1.00 € at 24.305 is 24.305 crowns.
  expect([toCrowns(100, 24_305), toCrowns(-100, 24_305), toCrowns(100, 24_304), toCrowns(0, 24_305)]).toEqual([
    2_431, -2_431, 2_430, 0,
  ]);
});
