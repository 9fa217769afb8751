import { expect, test } from "vitest";
import { nextLimit } from "./next-limit.ts";

const voucher = { issuedAt: "2026-03-02", bookedOn: null, firstVisitOn: null, visitsLeft: 5 };
const next = (more: Partial<Parameters<typeof nextLimit>[0]>, today = "2026-03-10") =>
  nextLimit({ ...voucher, ...more }, today);

test("the next limit of a voucher follows its booking, its begin and its visits", () => {
  expect(next({})).toEqual({ limit: "BOOK", by: "2026-03-16", daysLeft: 6 });
  expect(next({ bookedOn: "2026-03-09" })).toEqual({ limit: "BEGIN", by: "2026-04-11", daysLeft: 32 });
  expect(next({ firstVisitOn: "2026-03-20" })).toEqual({ limit: "END", by: "2026-08-02", daysLeft: 145 });
  expect(next({ firstVisitOn: "2026-04-11", visitsLeft: 0 })).toBeNull();
});

test("a first visit after its limit leaves the begin late", () => {
  expect(next({ bookedOn: "2026-03-09", firstVisitOn: "2026-04-12" })).toMatchObject({ limit: "BEGIN" });
});

test("the last day has no day left, and the next one is late", () => {
  expect([next({}, "2026-03-16")?.daysLeft, next({}, "2026-03-17")?.daysLeft]).toEqual([0, -1]);
});

test("limits that the day of issue has not are passed over", () => {
  const issuedAt = "2025-01-15";
  expect(next({ issuedAt, bookedOn: "2025-01-20" }, "2025-02-01")).toEqual({
    limit: "END",
    by: "2025-04-15",
    daysLeft: 73,
  });
  expect(next({ issuedAt: "2024-06-01" })).toBeNull();
});
