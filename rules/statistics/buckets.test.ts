import fc from "fast-check";
import { expect, test } from "vitest";
import { statsGroupings, statsPeriods } from "../codes.ts";
import { addDays, daysBetween } from "../time/dates.ts";
import { bucketLabel, bucketsOf, isSplitBy, periodBefore, periodOf, spansOf } from "./buckets.ts";

test("periods are calendar months, quarters and years, each after the one before", () => {
  expect(periodOf("MONTH", "2026-02-28")).toEqual({ from: "2026-02-01", to: "2026-03-01" });
  expect(periodOf("QUARTER", "2026-12-31")).toEqual({ from: "2026-10-01", to: "2027-01-01" });
  expect(periodOf("YEAR", "2028-02-29")).toEqual({ from: "2028-01-01", to: "2029-01-01" });
  expect(periodBefore("QUARTER", periodOf("QUARTER", "2026-02-01"))).toEqual({ from: "2025-10-01", to: "2026-01-01" });
});

test("weeks begin on Mondays and are cut at the edges of the period", () => {
  const weeks = bucketsOf(periodOf("MONTH", "2026-04-10"), "WEEK");
  expect(weeks.map((week) => bucketLabel(week, "WEEK", "cs").replace(/\u00a0/g, " "))).toEqual([
    "1. 4. – 5. 4.",
    "6. 4. – 12. 4.",
    "13. 4. – 19. 4.",
    "20. 4. – 26. 4.",
    "27. 4. – 30. 4.",
  ]);
  expect(bucketLabel({ from: "2026-03-01", to: "2026-03-02" }, "WEEK", "en").replace(/\u00a0/g, " ")).toBe("1 Mar");
  expect(bucketLabel({ from: "2026-03-01", to: "2026-04-01" }, "MONTH", "de")).toBe("März 2026");
});

test("a period is split by parts that are not longer, and not too many", () => {
  const split = statsPeriods.map((period) => statsGroupings.filter((grouping) => isSplitBy(period, grouping)));
  expect(split).toEqual([
    ["DAY", "WEEK", "MONTH"],
    ["DAY", "WEEK", "MONTH"],
    ["WEEK", "MONTH", "YEAR"],
  ]);
});

test("the parts of any period follow one another from its first day to its last", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 36_000 }),
      fc.constantFrom(...statsPeriods),
      fc.constantFrom(...statsGroupings),
      (day, period, grouping) => {
        const span = periodOf(period, addDays("2000-01-01", day));
        const buckets = bucketsOf(span, grouping);
        expect([buckets[0]!.from, buckets.at(-1)!.to]).toEqual([span.from, span.to]);
        for (const [at, { from, to }] of buckets.entries()) {
          expect(daysBetween(from, to)).toBeGreaterThan(0);
          if (at > 0) expect(buckets[at - 1]!.to).toBe(from);
        }
        if (isSplitBy(period, grouping)) expect(buckets.length).toBeLessThanOrEqual(200);
      },
    ),
  );
});

test("days in any order, some twice, are joined to the fewest spans", () => {
  expect(spansOf(["2026-03-30", "2026-03-28", "2026-03-29", "2026-03-29", "2026-04-02"])).toEqual([
    { from: "2026-03-28", to: "2026-03-31" },
    { from: "2026-04-02", to: "2026-04-03" },
  ]);
  expect(spansOf([])).toEqual([]);
});
