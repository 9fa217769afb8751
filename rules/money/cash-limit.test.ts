import { expect, test } from "vitest";
import { cashLimit } from "./cash-limit.ts";

test("cash is limited by the country in its own currency", () => {
  expect(cashLimit({ country: "CZ", currency: "CZK" })).toBe(27_000_000);
  expect(cashLimit({ country: "SK", currency: "EUR" })).toBe(1_500_000);
  expect(cashLimit({ country: "CZ", currency: "EUR" })).toBeNull();
});
