import { expect, test } from "vitest";
import { ageIn, ageOn } from "./age.ts";

test("age in completed years", () => {
  expect([ageOn("1985-06-23", "2026-06-22"), ageOn("1985-06-23", "2026-06-23")]).toEqual([40, 41]);
  expect([ageOn("2008-02-29", "2026-02-27"), ageOn("2008-02-29", "2026-02-28")]).toEqual([17, 18]);
});

test("a small child's age is counted in days, weeks and months", () => {
  const on = (date: string) => Object.values(ageIn("2026-01-31", date)).join(" ");
  expect(
    ["2026-01-30", "2026-01-31", "2026-02-01", "2026-02-06", "2026-02-07", "2026-02-21", "2026-04-29"].map(on),
  ).toEqual(["days 0", "days 0", "days 1", "days 6", "weeks 1", "weeks 3", "weeks 12"]);
  expect(["2026-04-30", "2027-01-30", "2027-01-31", "2027-03-31", "2028-01-30", "2028-01-31"].map(on)).toEqual([
    "months 3",
    "months 11",
    "months 12",
    "months 14",
    "months 23",
    "years 2",
  ]);
  expect(ageIn("2024-02-29", "2026-02-27")).toEqual({ unit: "months", count: 23 });
  expect(ageIn("2024-02-29", "2026-02-28")).toEqual({ unit: "years", count: 2 });
});
