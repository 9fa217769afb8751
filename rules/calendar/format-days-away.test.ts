import { expect, test } from "vitest";
import { formatDaysAway } from "./format-days-away.ts";

test("days from today are written in the usual unit, rounded", () => {
  expect([0, 1, 13, 14, 20, 59, 60, 400, 730, 800].map((days) => formatDaysAway(days, "en"))).toEqual([
    "today",
    "tomorrow",
    "in 13 days",
    "in 2 weeks",
    "in 3 weeks",
    "in 8 weeks",
    "in 2 months",
    "in 13 months",
    "in 2 years",
    "in 2 years",
  ]);
  expect([-1, -3, -21].map((days) => formatDaysAway(days, "cs"))).toEqual(["včera", "před 3 dny", "před 3 týdny"]);
});
