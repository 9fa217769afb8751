import { expect, test } from "vitest";
import { unpaidAges } from "../codes.ts";
import { daysOfAge } from "./unpaid-ages.ts";

test("ages follow one another without a gap, and today is in the youngest", () => {
  expect(unpaidAges.map((age) => daysOfAge(age, "2026-03-31"))).toEqual([
    { from: "2026-03-17", before: "2026-04-01" },
    { from: "2026-03-01", before: "2026-03-17" },
    { from: "2026-01-30", before: "2026-03-01" },
    { from: "2025-12-31", before: "2026-01-30" },
    { from: null, before: "2025-12-31" },
  ]);
});
