import { expect, test } from "vitest";
import { cashRounding, cashUnit } from "./cash-rounding.ts";

test("crowns are paid whole, half of one up", () => {
  expect([45_000, 45_049, 45_050, 45_099, 1].map((amount) => cashRounding(amount, "CZK", "2026-03-10"))).toEqual([
    0, -49, 50, 1, -1,
  ]);
});

test("euros are paid by five cents since July 2022, and at least five", () => {
  expect([100, 102, 103, 107, 108, 1].map((amount) => cashRounding(amount, "EUR", "2026-03-10"))).toEqual([
    0, -2, 2, -2, 2, 4,
  ]);
  expect([cashRounding(102, "EUR", "2022-06-30"), cashUnit("EUR", "2022-07-01")]).toEqual([0, 5]);
});
