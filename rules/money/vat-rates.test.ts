import { expect, test } from "vitest";
import { vatRates } from "../codes.ts";
import { vatOf, vatPercent } from "./vat-rates.ts";

test.each([
  ["CZ", "2013-01-01", 21, 15],
  ["CZ", "2023-12-31", 21, 15],
  ["CZ", "2024-01-01", 21, 12],
  ["CZ", "2026-11-24", 21, 12],
  ["SK", "2024-12-31", 20, 10],
  ["SK", "2025-01-01", 23, 19],
])("rates of %s on %s are %i and %i percent", (country, date, primary, reduced) => {
  expect(vatRates.map((rate) => vatPercent(rate, country, date))).toEqual([primary, reduced, 0]);
});

test("a taxed rate before the table or of another country has no percent", () => {
  expect([
    vatPercent("PRIMARY", "CZ", "2012-12-31"),
    vatPercent("REDUCED", "SK", "2010-12-31"),
    vatPercent("PRIMARY", "DE", "2026-01-01"),
  ]).toEqual([null, null, null]);
});

const supply = { healthCare: true, vatPayer: true, country: "CZ", suppliedOn: "2026-11-24" };

test("a non-payer charges no VAT whatever the rate of the service", () => {
  for (const rate of vatRates) {
    expect(vatOf({ ...supply, rate, vatPayer: false, suppliedOn: "2001-01-01" })).toEqual({
      rate: "ZERO",
      percent: 0,
      zeroReason: "NOT_A_PAYER",
    });
  }
});

test("a payer's zero is exempt care or a zero rate, other rates have their percent", () => {
  expect(vatOf({ ...supply, rate: "ZERO" })?.zeroReason).toBe("HEALTH_CARE");
  expect(vatOf({ ...supply, rate: "ZERO", healthCare: false })?.zeroReason).toBe("ZERO_RATE");
  expect(vatOf({ ...supply, rate: "REDUCED" })).toEqual({ rate: "REDUCED", percent: 12, zeroReason: null });
  expect(vatOf({ ...supply, rate: "PRIMARY", country: "DE" })).toBeNull();
  expect(vatOf({ ...supply, rate: "ZERO", whenUsed: true })?.zeroReason).toBe("WHEN_USED");
});
