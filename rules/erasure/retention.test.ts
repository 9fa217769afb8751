import { expect, test } from "vitest";
import { documentYears, keptUntil, pastBefore } from "./retention.ts";

test("the time begins with the year after the last entry and ends with a year", () => {
  expect(keptUntil("2020-01-01", 5)).toBe("2025-12-31");
  expect(keptUntil("2020-12-31", 5)).toBe("2025-12-31");
  expect(keptUntil("2021-01-01", 10)).toBe("2031-12-31");
});

test("expired and retained documentation meet at midnight of a new year", () => {
  for (const [today, last, over] of [
    ["2025-12-31", "2020-12-31", false],
    ["2026-01-01", "2020-12-31", true],
    ["2026-01-01", "2021-01-01", false],
  ] as const)
    expect([today, last, last < pastBefore(today, 5), today > keptUntil(last, 5)]).toEqual([today, last, over, over]);
});

test("documents of accounts are kept for ten years in Slovakia and by VAT payers, by others for five", () => {
  expect([documentYears("CZ", false), documentYears("CZ", true), documentYears("SK", false)]).toEqual([5, 10, 10]);
});
