import { expect, test } from "vitest";
import { readPointPrice, writePointPrice } from "./point-price.ts";

test("a price of a point is read with a point or a comma, exactly in hellers", () => {
  expect(["0.74", "0,74", "0,7", "1", " 1,26 ", "0,00"].map(readPointPrice)).toEqual([74, 74, 70, 100, 126, 0]);
});

test("a price with three decimals, a sign, or words is none", () => {
  for (const text of ["0,745", "-0,74", "0,74 Kč", "", "1 0", "100", "1e1"]) expect(readPointPrice(text)).toBeNull();
});

test("a price is written as it is read", () => {
  for (const hellers of [0, 1, 74, 70, 126, 9_999]) expect(readPointPrice(writePointPrice(hellers))).toBe(hellers);
});
