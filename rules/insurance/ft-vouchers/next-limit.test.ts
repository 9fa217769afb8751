import { expect, test } from "vitest";
import { daysLeft, nextLimit, riskUntil, type LimitedVoucher } from "./next-limit.ts";

/** To be booked by 16 March, begun by 11 April and ended by 2 August. */
const voucher = (more: Partial<LimitedVoucher> = {}): LimitedVoucher => ({
  isOpen: true,
  issuedAt: "2026-03-02",
  bookedOn: null,
  visits: 5,
  used: 0,
  booked: 0,
  firstOn: null,
  ...more,
});
const begun = { bookedOn: "2026-03-04", booked: 1, firstOn: "2026-03-10" };

test("the next limit is the first one that is not met yet", () => {
  expect(nextLimit(voucher())).toEqual({ limit: "BOOK", by: "2026-03-16" });
  expect(nextLimit(voucher({ bookedOn: "2026-03-04" }))).toEqual({ limit: "BEGIN", by: "2026-04-11" });
  expect(nextLimit(voucher(begun))).toEqual({ limit: "END", by: "2026-08-02" });
  expect(nextLimit(voucher({ ...begun, used: 2, booked: 3 }))).toBeNull();
});

test("a first visit on the last day to begin meets that limit, and one after it does not", () => {
  expect(nextLimit(voucher({ ...begun, firstOn: "2026-04-11" }))?.limit).toBe("END");
  expect(nextLimit(voucher({ ...begun, firstOn: "2026-04-12" }))?.limit).toBe("BEGIN");
});

test("a voucher that is closed, used up, or of days of unknown limits has none", () => {
  expect(nextLimit(voucher({ isOpen: false }))).toBeNull();
  expect(nextLimit(voucher({ used: 5, firstOn: "2026-05-01" }))).toBeNull();
  expect(nextLimit(voucher({ issuedAt: "2024-05-01" }))).toBeNull();
});

test("a limit that was not known on the day of issue is not missed", () => {
  expect(nextLimit(voucher({ issuedAt: "2025-03-03", bookedOn: "2025-03-04" }))).toEqual({
    limit: "END",
    by: "2025-06-03",
  });
});

test("a limit is a risk from two weeks before it on, and its days left are negative once it has passed", () => {
  expect(riskUntil("2026-03-02")).toBe("2026-03-16");
  expect([daysLeft("2026-03-16", "2026-03-16"), daysLeft("2026-03-13", "2026-03-16")]).toEqual([0, -3]);
});
