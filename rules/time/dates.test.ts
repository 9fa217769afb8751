import { expect, test } from "vitest";
import { addDays, addMonths, daysBetween, monthStart, weekStart } from "./dates.ts";

test("days, weeks and months", () => {
  expect(addDays("2026-02-28", 1)).toBe("2026-03-01");
  expect(addDays("2026-03-29", -1)).toBe("2026-03-28");
  expect(daysBetween("2026-03-28", "2026-03-30")).toBe(2);
  expect([weekStart("2026-11-22"), weekStart("2026-11-16")]).toEqual(["2026-11-16", "2026-11-16"]);
  expect(monthStart("2026-11-22")).toBe("2026-11-01");
  expect([addMonths("2026-01-31", 1), addMonths("2024-02-29", 12), addMonths("2026-01-15", -2)]).toEqual([
    "2026-02-28",
    "2025-02-28",
    "2025-11-15",
  ]);
});
