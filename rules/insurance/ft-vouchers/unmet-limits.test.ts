import { expect, test } from "vitest";
import { unmetLimits } from "./unmet-limits.ts";

/** To be booked by 16 March, begun by 11 April and ended by 2 August. */
const voucher = { issuedAt: "2026-03-02", bookedOn: null, firstOn: null };
const unmet = (more: Partial<Parameters<typeof unmetLimits>[0]>, today = "2026-03-16") =>
  unmetLimits({ ...voucher, days: [], visits: 3, to: "2026-05-16", ...more }, today).map(
    ({ limit, by, visits }) => `${limit} ${by} ${visits}`,
  );

test("visits within their limits leave none unmet", () => {
  expect(unmet({ days: ["2026-04-11", "2026-04-20", "2026-04-27"] })).toEqual([]);
  expect(unmet({ days: ["2026-08-01", "2026-08-02"], visits: 2, firstOn: "2026-04-11", to: "2026-09-01" })).toEqual([]);
});

test("a first visit after its day is late, and so is none", () => {
  expect(unmet({ days: ["2026-04-12"] })).toEqual(["BEGIN 2026-04-11 1"]);
  expect(unmet({})).toEqual(["BEGIN 2026-04-11 1"]);
  expect(unmet({ days: ["2026-04-10"], firstOn: "2026-04-20" })).toEqual([]);
});

test("visits are counted that do not fit by the last day, once it was searched", () => {
  const days = ["2026-07-20", "2026-08-03"];
  const firstOn = "2026-04-01";
  expect(unmet({ days, firstOn, to: "2026-09-01" })).toEqual(["END 2026-08-02 2"]);
  expect(unmet({ days: ["2026-07-20"], firstOn, to: "2026-08-01" })).toEqual([]);
});

test("a voucher without a day of booking is booked late after its day", () => {
  const days = ["2026-04-01", "2026-04-08", "2026-04-15"];
  expect(unmet({ days }, "2026-03-17")).toEqual(["BOOK 2026-03-16 3"]);
  expect(unmet({ days, bookedOn: "2026-03-10" }, "2026-03-17")).toEqual([]);
});

test("nothing is known of the limits of 2024", () => {
  expect(unmet({ issuedAt: "2024-05-05", days: ["2026-09-01"], to: "2026-10-01" })).toEqual([]);
});
