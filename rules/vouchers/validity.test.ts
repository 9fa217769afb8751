import { expect, test } from "vitest";
import { periodUnits } from "../codes.ts";
import { addDays, daysBetween } from "../time/dates.ts";
import { lastDayOf } from "./validity.ts";

test.each([
  ["2026-03-15", 1, "MONTH", "2026-04-15"],
  ["2026-01-31", 1, "MONTH", "2026-02-28"],
  ["2028-01-31", 1, "MONTH", "2028-02-29"],
  ["2026-08-31", 1, "MONTH", "2026-09-30"],
  ["2026-02-28", 1, "MONTH", "2026-03-28"],
  ["2026-11-24", 3, "MONTH", "2027-02-24"],
  ["2026-11-24", 1, "YEAR", "2027-11-24"],
  ["2028-02-29", 1, "YEAR", "2029-02-28"],
  ["2028-02-29", 4, "YEAR", "2032-02-29"],
  ["2027-02-28", 1, "YEAR", "2028-02-28"],
  ["2026-03-27", 2, "WEEK", "2026-04-10"],
  ["2026-03-28", 1, "DAY", "2026-03-29"],
  ["2026-12-31", 99, "DAY", "2027-04-09"],
] as const)("a voucher bought on %s for %i %s is valid until %s", (boughtOn, amount, unit, lastDay) => {
  expect(lastDayOf(boughtOn, amount, unit)).toBe(lastDay);
});

test("a later purchase or a longer validity never ends earlier", () => {
  for (const unit of periodUnits)
    for (let day = "2027-12-25"; day < "2028-03-05"; day = addDays(day, 1))
      for (const amount of [1, 2, 11, 12, 98]) {
        const last = lastDayOf(day, amount, unit);
        expect(daysBetween(day, last)).toBeGreaterThan(0);
        expect(daysBetween(last, lastDayOf(addDays(day, 1), amount, unit))).toBeGreaterThanOrEqual(0);
        expect(daysBetween(last, lastDayOf(day, amount + 1, unit))).toBeGreaterThan(0);
      }
});
