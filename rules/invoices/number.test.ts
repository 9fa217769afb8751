import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultPatterns, documentNumber, mayCoincide, numberSeparators, yearDigits } from "./number.ts";

test("a number has prefix, year and the place in its series", () => {
  const number = (prefix: string, digitsOfYear: number, separator: string, digits: number, position: number) =>
    documentNumber({ prefix, yearDigits: digitsOfYear, separator, digits }, 2026, position);
  expect(number("", 4, "-", 4, 411)).toBe("2026-0411");
  expect(number("FV", 2, "", 5, 412)).toBe("FV2600412");
  expect(number("A-", 0, "/", 1, 7)).toBe("A-/7");
  expect(number("", 4, "-", 4, 12_345)).toBe("2026-12345");
});

test("the series of a centre that has set none give different numbers", () => {
  const { INVOICE, CREDIT_NOTE, ADVANCE } = defaultPatterns;
  expect([mayCoincide(INVOICE, CREDIT_NOTE), mayCoincide(CREDIT_NOTE, ADVANCE), mayCoincide(INVOICE, INVOICE)]).toEqual(
    [false, false, true],
  );
});

test("patterns that give one number in any years and places may coincide", () => {
  const pattern = fc.record({
    prefix: fc.string({ unit: fc.constantFrom("2", "0", "6", "A"), maxLength: 4 }),
    yearDigits: fc.constantFrom(...yearDigits),
    separator: fc.constantFrom(...numberSeparators),
    digits: fc.integer({ min: 1, max: 3 }),
  });
  fc.assert(
    fc.property(pattern, pattern, (one, other) => {
      const numbers = (of: typeof one) =>
        [2020, 2026, 2060, 2066].flatMap((year) =>
          [1, 2, 6, 20, 26, 62, 202, 2026, 20_262].map((position) => documentNumber(of, year, position)),
        );
      const others = new Set(numbers(other));
      if (numbers(one).some((number) => others.has(number))) expect(mayCoincide(one, other)).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});
