import { expect, test } from "vitest";
import { cashRounding, cashUnit } from "./cash-rounding.ts";

const CZECH = { country: "CZ", currency: "CZK" };
const SLOVAK = { country: "SK", currency: "EUR" };

test("crowns are paid whole, half of one up", () => {
  expect([45_000, 45_049, 45_050, 45_099, 1].map((amount) => cashRounding(amount, CZECH, "2026-03-10"))).toEqual([
    0, -49, 50, 1, -1,
  ]);
});

test("euros are paid in Slovakia by five cents since July 2022, and at least five", () => {
  expect([100, 102, 103, 107, 108, 1].map((amount) => cashRounding(amount, SLOVAK, "2026-03-10"))).toEqual([
    0, -2, 2, -2, 2, 4,
  ]);
  expect([cashRounding(102, SLOVAK, "2022-06-30"), cashUnit(SLOVAK, "2022-07-01")]).toEqual([0, 5]);
});

test("the currency of the other country is paid exactly", () => {
  for (const where of [
    { ...SLOVAK, country: "CZ" },
    { ...CZECH, country: "SK" },
  ])
    expect([cashUnit(where, "2026-03-10"), cashRounding(102, where, "2026-03-10")]).toEqual([1, 0]);
});
