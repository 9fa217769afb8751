import { expect, test } from "vitest";
import { recognisedOf } from "./recognised-of.ts";

test("a batch is recognised but for what is disallowed and not taken back", () => {
  expect(recognisedOf(1000, [])).toBe(1000);
  const live = { amount: 300, takenBackAt: null };
  expect(recognisedOf(1000, [live, { amount: 500, takenBackAt: new Date() }, live])).toBe(400);
});
