import { expect, test } from "vitest";
import { nextLimit, riskUntil, type LimitedVoucher } from "./next-limit.ts";

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

const next = (more: Partial<LimitedVoucher> = {}, today = "2026-03-10" as const) => nextLimit(voucher(more), today);

test("the next limit is the first one that is not met yet", () => {
  expect(next()).toEqual({ limit: "BOOK", by: "2026-03-16", daysLeft: 6 });
  expect(next({ bookedOn: "2026-03-04" })).toEqual({ limit: "BEGIN", by: "2026-04-11", daysLeft: 32 });
  expect(next(begun)).toEqual({ limit: "END", by: "2026-08-02", daysLeft: 145 });
  expect(next({ ...begun, bookedOn: null })?.limit).toBe("END");
  expect(next({ ...begun, used: 2, booked: 3 })).toBeNull();
});

test("a first visit on the last day to begin meets that limit, and one after it does not", () => {
  expect(next({ ...begun, firstOn: "2026-04-11" })?.limit).toBe("END");
  expect(next({ ...begun, firstOn: "2026-04-12" })?.limit).toBe("BEGIN");
});

test("a voucher that is closed, used up, or of days of unknown limits has none", () => {
  expect(next({ isOpen: false })).toBeNull();
  expect(next({ used: 5, firstOn: "2026-05-01" })).toBeNull();
  expect(next({ issuedAt: "2024-05-01" })).toBeNull();
});

test("a limit that was not known on the day of issue is not missed", () => {
  expect(next({ issuedAt: "2025-03-03", bookedOn: "2025-03-04" })).toMatchObject({ limit: "END", by: "2025-06-03" });
});

test("a limit is a risk from two weeks before it on, and its days left are negative once it has passed", () => {
  expect(riskUntil("2026-03-02")).toBe("2026-03-16");
  expect([nextLimit(voucher(), "2026-03-16")?.daysLeft, nextLimit(voucher(), "2026-03-19")?.daysLeft]).toEqual([0, -3]);
});
