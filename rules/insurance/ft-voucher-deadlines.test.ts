import { expect, test } from "vitest";
import { deadlinesOf } from "./ft-voucher-deadlines.ts";

/** Day of issue, and the last days to book, to begin and to end. */
const vectors = [
  ["2025-01-15", "2025-01-29", null, "2025-04-15"],
  ["2025-08-31", "2025-09-14", null, "2025-11-30"],
  ["2025-11-30", "2025-12-14", null, "2026-02-28"],
  ["2025-12-31", "2026-01-14", null, "2026-03-31"],
  ["2026-01-01", "2026-01-15", "2026-02-10", "2026-06-01"],
  ["2026-01-31", "2026-02-14", "2026-03-12", "2026-06-30"],
  ["2026-02-28", "2026-03-14", "2026-04-09", "2026-07-28"],
  ["2026-09-30", "2026-10-14", "2026-11-09", "2027-02-28"],
  ["2026-10-31", "2026-11-14", "2026-12-10", "2027-03-31"],
  ["2027-09-29", "2027-10-13", "2027-11-08", "2028-02-29"],
  ["2027-09-30", "2027-10-14", "2027-11-09", "2028-02-29"],
  ["2027-10-31", "2027-11-14", "2027-12-10", "2028-03-31"],
  ["2023-12-27", "2024-01-03", null, null],
  ["2024-06-01", null, null, null],
] as const;

test("the limits of a voucher go by the rule of its day of issue, to the day", () => {
  for (const [issuedAt, bookBy, beginBy, endBy] of vectors)
    expect([issuedAt, deadlinesOf(issuedAt)]).toEqual([issuedAt, { bookBy, beginBy, endBy }]);
});

test("nothing is known of vouchers before 2022", () => {
  expect(deadlinesOf("2021-12-31")).toEqual({ bookBy: null, beginBy: null, endBy: null });
});
