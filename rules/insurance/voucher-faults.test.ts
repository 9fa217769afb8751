import { expect, test } from "vitest";
import { voucherFaults } from "./voucher-faults.ts";

type Named = [code: string, asked: number | null];
const faults = (
  operations: [code: string, count: number][],
  { day = "2026-05-14", insurer = "111" as "111" | "205" | null, named = [] as Named[], used = {} } = {},
) =>
  voucherFaults(
    { day, insurer, operations: operations.map(([code, count]) => ({ code, count })) },
    {
      insurer: "111",
      issuedAt: "2026-03-02",
      operations: named.map(([code, asked]) => ({ code, asked })),
      used: new Map(Object.entries(used)),
    },
  ).map(({ kind, code, allowed }) => (code ? `${kind} ${code} ${allowed}` : kind));

test("a voucher that asks for no operation limits none, whatever is planned", () => {
  expect(faults([["21221", 9]])).toEqual([]);
  expect(faults([["21413", 1]], { named: [["21221", null]] })).toEqual([]);
});

test("an operation that is not asked, or more often than it is, is beyond the voucher", () => {
  const named: Named[] = [
    ["21221", 5],
    ["21413", null],
  ];
  expect(faults([["21221", 5]], { named })).toEqual([]);
  expect(faults([["21221", 6]], { named })).toEqual(["BEYOND_VOUCHER 21221 5"]);
  expect(faults([["21413", 1]], { named })).toEqual(["BEYOND_VOUCHER 21413 0"]);
  expect(faults([["21221", 1]], { named, used: { 21221: 4 } })).toEqual([]);
  expect(faults([["21221", 1]], { named, used: { 21221: 5 } })).toEqual(["BEYOND_VOUCHER 21221 5"]);
});

test("care is late after the last day of the voucher", () => {
  expect(faults([], { day: "2026-08-02" })).toEqual([]);
  expect(faults([], { day: "2026-08-03" })).toEqual(["VOUCHER_LATE"]);
});

test("the insurer of the day of care is that of the voucher", () => {
  expect(faults([], { insurer: "205" })).toEqual(["VOUCHER_INSURER"]);
  expect(faults([], { insurer: null })).toEqual([]);
});
