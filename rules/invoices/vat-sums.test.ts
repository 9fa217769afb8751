import fc from "fast-check";
import { expect, test } from "vitest";
import type { Vat } from "../money/vat-rates.ts";
import { invoiceTotals, lineAmounts, vatSums, type Amounts } from "./vat-sums.ts";

const PRIMARY: Vat = { rate: "PRIMARY", percent: 21, zeroReason: null };
const REDUCED: Vat = { rate: "REDUCED", percent: 12, zeroReason: null };
const CARE: Vat = { rate: "ZERO", percent: 0, zeroReason: "HEALTH_CARE" };
const ZERO: Vat = { rate: "ZERO", percent: 0, zeroReason: "ZERO_RATE" };
const SLOVAK: Vat = { rate: "REDUCED", percent: 19, zeroReason: null };

const line = (price: number, vat: Vat) => ({ price, vat });
const add = (amounts: Amounts[]): Amounts => ({
  price: amounts.reduce((sum, { price }) => sum + price, 0),
  priceWithoutVat: amounts.reduce((sum, { priceWithoutVat }) => sum + priceWithoutVat, 0),
  vatPrice: amounts.reduce((sum, { vatPrice }) => sum + vatPrice, 0),
});

test("VAT is taken from the sum of a rate, not from its lines", () => {
  // 21 % from above of 1.00 is 0.1736; three times rounded it would be 0.51.
  const lines = [line(100, PRIMARY), line(100, PRIMARY), line(100, PRIMARY)];
  expect(vatSums(lines)).toEqual([{ ...PRIMARY, price: 300, priceWithoutVat: 248, vatPrice: 52 }]);
  expect(lineAmounts(lines).map(({ vatPrice }) => vatPrice)).toEqual([18, 17, 17]);
});

test("half of a heller is rounded up, also of an amount given back", () => {
  // 12 % from above of 0.14 is exactly 0.015.
  expect(vatSums([line(14, REDUCED)])[0]).toMatchObject({ priceWithoutVat: 12, vatPrice: 2 });
  expect(vatSums([line(-14, REDUCED)])[0]).toMatchObject({ priceWithoutVat: -12, vatPrice: -2 });
});

test("rates and reasons of zero are summed apart, the highest percent first", () => {
  const lines = [line(50_000, CARE), line(36_300, PRIMARY), line(11_200, REDUCED), line(10_000, ZERO), line(1, CARE)];
  expect(vatSums(lines).map(({ percent, zeroReason, price }) => [percent, zeroReason, price])).toEqual([
    [21, null, 36_300],
    [12, null, 11_200],
    [0, "HEALTH_CARE", 50_001],
    [0, "ZERO_RATE", 10_000],
  ]);
});

test("rounding changes what is paid and no base", () => {
  expect(invoiceTotals({ lines: [line(36_330, PRIMARY), line(1_250, CARE)], rounding: 20 })).toMatchObject({
    price: 37_580,
    priceWithoutVat: 31_275,
    vatPrice: 6_305,
    rounding: 20,
    payable: 37_600,
  });
});

test("sums beyond safe integers are refused", () => {
  const lines = [line(Number.MAX_SAFE_INTEGER, CARE), line(1, CARE)];
  expect(() => vatSums(lines)).toThrow(RangeError);
  expect(vatSums([line(Number.MAX_SAFE_INTEGER, PRIMARY)])[0]!.vatPrice).toBe(1_563_232_928_508_767);
});

const anyLines = (prices: fc.Arbitrary<number>) =>
  fc.array(fc.record({ price: prices, vat: fc.constantFrom(PRIMARY, REDUCED, CARE, ZERO, SLOVAK) }), {
    minLength: 1,
    maxLength: 40,
  });
const anyPrice = fc.oneof(fc.integer({ min: -500, max: 500 }), fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }));

test("lines add up to the sums of their rates to the heller, and each keeps its price and nearly its own VAT", () => {
  fc.assert(
    fc.property(anyLines(anyPrice), (lines) => {
      const amounts = lineAmounts(lines);
      for (const sum of vatSums(lines)) {
        const own = amounts.filter((_, at) => {
          const { percent, zeroReason } = lines[at]!.vat;
          return percent === sum.percent && zeroReason === sum.zeroReason;
        });
        expect(add(own)).toEqual({
          price: sum.price,
          priceWithoutVat: sum.priceWithoutVat,
          vatPrice: sum.vatPrice,
        });
      }
      for (const [at, { price, priceWithoutVat, vatPrice }] of amounts.entries()) {
        const { percent } = lines[at]!.vat;
        expect([price, priceWithoutVat + vatPrice]).toEqual([lines[at]!.price, lines[at]!.price]);
        expect(Math.abs(vatPrice - (price * percent) / (100 + percent))).toBeLessThan(1);
      }
    }),
  );
});

test("the sum of a rate is within half a heller of the exact VAT", () => {
  fc.assert(
    fc.property(anyLines(anyPrice), (lines) => {
      for (const { price, percent, vatPrice } of vatSums(lines)) {
        expect(Math.abs(vatPrice * (100 + percent) - price * percent) * 2).toBeLessThanOrEqual(100 + percent);
      }
    }),
  );
});

test("an amount given back bears the VAT of the one paid", () => {
  fc.assert(
    fc.property(anyLines(anyPrice), (lines) => {
      const back = lines.map(({ price, vat }) => line(0 - price, vat));
      expect(vatSums(back).map(({ vatPrice }) => 0 - vatPrice)).toEqual(vatSums(lines).map(({ vatPrice }) => vatPrice));
    }),
  );
});
