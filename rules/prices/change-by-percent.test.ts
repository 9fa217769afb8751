import { expect, test } from "vitest";
import { changeByPercent, readPercent } from "./change-by-percent.ts";

test.each([
  [95_000, 500, "CZK", 99_800],
  [95_000, -1_000, "CZK", 85_500],
  [25_050, 0, "CZK", 25_100],
  [1_000, 1_250, "EUR", 1_130],
  [0, 500, "CZK", 0],
  [95_000, -10_000, "CZK", 0],
])("%i changed by %i hundredths of a percent is in %s rounded to %i", (amount, change, currency, expected) => {
  expect(changeByPercent(amount, change, currency)).toBe(expected);
});

test("a percentage is read as people type it", () => {
  expect(["5", "+2,5 %", " -10", "−3.25%", "0"].map(readPercent)).toEqual([500, 250, -1_000, -325, 0]);
  expect(["", "pět", "1000", "-101", "5,123", "--5"].map(readPercent)).toEqual(Array(6).fill(null));
});
