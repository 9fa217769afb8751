import { expect, test } from "vitest";
import { instantOf } from "../time/time.ts";
import { isMissed, missedFee } from "./missed-visit.ts";

const beginAt = instantOf("2026-03-17", "09:00");
const rule = { feePercent: 50, lateHours: 24 };

test("a visit is missed without an excuse, or with one that came later than the rule allows", () => {
  const excused = (day: string, time: string, lateHours = 24) =>
    isMissed({ state: "EXCUSED", stateAt: instantOf(day, time), beginAt }, { ...rule, lateHours });
  expect(isMissed({ state: "NOT_EXCUSED", stateAt: null, beginAt }, rule)).toBe(true);
  expect(isMissed({ state: "PRESENT", stateAt: beginAt, beginAt }, rule)).toBe(false);
  expect([excused("2026-03-16", "09:00"), excused("2026-03-16", "09:01")]).toEqual([false, true]);
  expect(excused("2026-03-17", "08:59", 0)).toBe(false);
});

test("a fee is a part of the price in whole minor units", () => {
  expect([missedFee(95_000, 100), missedFee(95_000, 50), missedFee(33_333, 50), missedFee(95_000, 0)]).toEqual([
    95_000, 47_500, 16_667, 0,
  ]);
});
