import { expect, test } from "vitest";
import { isVatPayerOn } from "./vat-payer.ts";

const days = ["2026-12-31", "2027-01-01", "2027-01-02"] as const;
const on = (vatPayer: boolean, vatPayerFrom: "2027-01-01" | null) =>
  days.map((day) => isVatPayerOn({ vatPayer, vatPayerFrom }, day));

test("a centre is what it is from a day on, and was the other before; without a day it always was", () => {
  expect(on(true, "2027-01-01")).toEqual([false, true, true]);
  expect(on(false, "2027-01-01")).toEqual([true, false, false]);
  expect(on(true, null)).toEqual([true, true, true]);
  expect(on(false, null)).toEqual([false, false, false]);
});
