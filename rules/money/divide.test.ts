import fc from "fast-check";
import { expect, test } from "vitest";
import { divide } from "./divide.ts";

test("units that are left of a division go to those that lost the most, earlier ones first", () => {
  expect(divide(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(divide(10, [5, 3, 1])).toEqual([6, 3, 1]);
  expect(divide(7, [0, 0])).toEqual([4, 3]);
  expect(divide(100, [-1, 4])).toEqual([-33, 133]);
});

test("parts add up to the amount, are within one unit of the exact ones, and never more than their weights", () => {
  const weights = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), weights, (amount, weights) => {
      const parts = divide(amount, weights);
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
      for (const [at, part] of parts.entries()) {
        if (total > 0) expect(Math.abs(part - (amount * weights[at]!) / total)).toBeLessThan(1 + 1e-6);
        if (amount <= total) expect(part).toBeLessThanOrEqual(weights[at]!);
      }
    }),
  );
});
