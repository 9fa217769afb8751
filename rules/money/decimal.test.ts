import { expect, test } from "vitest";
import { toDecimal } from "./decimal.ts";

test.each([
  [45_000, "CZK", "450.00"],
  [5, "EUR", "0.05"],
  [0, "CZK", "0.00"],
  [-1_250, "EUR", "-12.50"],
  [Number.MAX_SAFE_INTEGER, "CZK", "90071992547409.91"],
  [1_500, "JPY", "1500"],
])("%i minor units of %s are written %s", (amount, currency, written) => {
  expect(toDecimal(amount, currency)).toBe(written);
});
