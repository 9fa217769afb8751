import fc from "fast-check";
import { expect, test } from "vitest";
import type { Vat } from "../money/vat-rates.ts";
import { crownLines, crownSums, crownTotals } from "./in-crowns.ts";
import { vatSums } from "./vat-sums.ts";

const PRIMARY: Vat = { rate: "PRIMARY", percent: 21, zeroReason: null };
const REDUCED: Vat = { rate: "REDUCED", percent: 12, zeroReason: null };
const CARE: Vat = { rate: "ZERO", percent: 0, zeroReason: "HEALTH_CARE" };

test("base and VAT of a rate are converted, and their price is both together", () => {
  const lines = [
    { price: 12_100, vat: PRIMARY },
    { price: 4_500, vat: CARE },
  ];
  expect(crownSums(lines, 24_315)).toEqual([
    { ...PRIMARY, priceWithoutVat: 243_150, vatPrice: 51_062, price: 294_212 },
    { ...CARE, priceWithoutVat: 109_418, vatPrice: 0, price: 109_418 },
  ]);
  expect(crownTotals({ lines, rounding: 5 }, 24_315)).toMatchObject({
    vatPrice: 51_062,
    rounding: 122,
    payable: 403_752,
  });
});

test("lines add up to the sums of their rates to the heller, and VAT in crowns is that in euros by the rate", () => {
  const anyLines = fc.array(
    fc.record({ price: fc.integer({ min: -5_000, max: 500_000 }), vat: fc.constantFrom(PRIMARY, REDUCED, CARE) }),
    { minLength: 1, maxLength: 20 },
  );
  fc.assert(
    fc.property(anyLines, fc.integer({ min: 10_000, max: 50_000 }), (lines, rate) => {
      const parts = crownLines(lines, rate);
      const own = vatSums(lines);
      for (const [at, sum] of crownSums(lines, rate).entries()) {
        const ofRate = parts.filter(
          (_, n) => lines[n]!.vat === [PRIMARY, REDUCED, CARE].find((vat) => vat.percent === sum.percent),
        );
        for (const part of ["price", "priceWithoutVat", "vatPrice"] as const)
          expect(ofRate.reduce((all, one) => all + one[part], 0)).toBe(sum[part]);
        expect(Math.abs(sum.vatPrice * 1_000 - own[at]!.vatPrice * rate)).toBeLessThanOrEqual(500);
      }
    }),
  );
});
