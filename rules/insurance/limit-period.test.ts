import { expect, test } from "vitest";
import { limitPeriod } from "./limit-period.ts";

test("a limit holds in the calendar period of its day", () => {
  expect(limitPeriod("2026-05-14", { unit: "DAY", count: 1 })).toEqual({ from: "2026-05-14", to: "2026-05-14" });
  expect(limitPeriod("2026-05-14", { unit: "WEEK", count: 1 })).toEqual({ from: "2026-05-11", to: "2026-05-17" });
  expect(limitPeriod("2026-02-14", { unit: "MONTH", count: 1 })).toEqual({ from: "2026-02-01", to: "2026-02-28" });
  expect(limitPeriod("2026-05-14", { unit: "MONTH", count: 3 })).toEqual({ from: "2026-04-01", to: "2026-06-30" });
  expect(limitPeriod("2026-12-31", { unit: "MONTH", count: 6 })).toEqual({ from: "2026-07-01", to: "2026-12-31" });
  expect(limitPeriod("2026-05-14", { unit: "YEAR", count: 1 })).toEqual({ from: "2026-01-01", to: "2026-12-31" });
});

test("several periods end with the present one", () => {
  expect(limitPeriod("2026-05-14", { unit: "DAY", count: 10 })).toEqual({ from: "2026-05-05", to: "2026-05-14" });
  expect(limitPeriod("2026-05-14", { unit: "WEEK", count: 2 })).toEqual({ from: "2026-05-04", to: "2026-05-17" });
  expect(limitPeriod("2026-02-14", { unit: "MONTH", count: 5 })).toEqual({ from: "2025-10-01", to: "2026-02-28" });
  expect(limitPeriod("2026-05-14", { unit: "YEAR", count: 5 })).toEqual({ from: "2022-01-01", to: "2026-12-31" });
});
