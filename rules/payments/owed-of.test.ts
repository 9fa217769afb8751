import { expect, test } from "vitest";
import { owedOf } from "./owed-of.ts";

test("a payment owes what is neither paid nor disallowed", () => {
  expect(owedOf({ price: 1000, paid: 0, disallowed: 0 })).toBe(1000);
  expect(owedOf({ price: 1000, paid: 600, disallowed: 150 })).toBe(250);
  expect(owedOf({ price: 1000, paid: 600, disallowed: 400 })).toBe(0);
});
