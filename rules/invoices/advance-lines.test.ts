import fc from "fast-check";
import { expect, test } from "vitest";
import type { Vat } from "../money/vat-rates.ts";
import { advanceLines, atRatesOfAdvances } from "./advance-lines.ts";
import type { InvoiceLine } from "./content.ts";
import { sumOfPrices, taxedSums, vatSums } from "./vat-sums.ts";

const PRIMARY: Vat = { rate: "PRIMARY", percent: 23, zeroReason: null };
const BEFORE: Vat = { ...PRIMARY, percent: 20 };
const REDUCED: Vat = { rate: "REDUCED", percent: 12, zeroReason: null };
const CARE: Vat = { rate: "ZERO", percent: 0, zeroReason: "HEALTH_CARE" };

const anyLines = fc.array(
  fc.record({
    name: fc.constant("Masáž"),
    price: fc.integer({ min: 0, max: 200_000 }),
    vat: fc.constantFrom(PRIMARY, REDUCED, CARE),
  }),
  { minLength: 1, maxLength: 6 },
);
const anyParts = fc.array(fc.integer({ min: 1, max: 400 }), { maxLength: 4 });

/** Advances of so many thousandths of the price, one after the other, while there is something left. */
function advancesOf(lines: InvoiceLine[], thousandths: number[]) {
  const advances: { lines: InvoiceLine[] }[] = [];
  let left = sumOfPrices(lines);
  for (const part of thousandths) {
    const amount = Math.min(left, Math.ceil((sumOfPrices(lines) * part) / 1000));
    if (amount === 0) continue;
    advances.push({ lines: advanceLines(amount, lines, advances) });
    expect(sumOfPrices(advances.at(-1)!.lines)).toBe(amount);
    left -= amount;
  }
  return advances;
}

test("advances and the invoice come to the price, base and VAT of each rate, to the last heller", () => {
  fc.assert(
    fc.property(anyLines, anyParts, (lines, parts) => {
      const advances = advancesOf(lines, parts);
      const documents = [
        ...advances.map((advance) => vatSums(advance.lines)),
        taxedSums({ lines, deducted: advances }),
      ];
      for (const whole of vatSums(lines)) {
        const sums = documents.flatMap((document) =>
          document.filter(({ percent, zeroReason }) => percent === whole.percent && zeroReason === whole.zeroReason),
        );
        for (const part of ["price", "priceWithoutVat", "vatPrice"] as const)
          expect(sums.reduce((sum, one) => sum + one[part], 0)).toBe(whole[part]);
        for (const { price } of sums) expect(price).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

test("the part that was taxed before a rate changed keeps its rate, and the rest has the new one", () => {
  const lines = [
    { name: "Masáž", price: 10_000, vat: PRIMARY },
    { name: "Vyšetření", price: 5_000, vat: CARE },
  ];
  const taxedThen = lines.map((line) => (line.vat === PRIMARY ? { ...line, vat: BEFORE } : line));
  const advances = [{ lines: advanceLines(6_000, taxedThen, []) }];
  expect(advances[0]!.lines.map(({ price }) => price)).toEqual([4_000, 2_000]);
  const invoiced = atRatesOfAdvances(lines, advances);
  expect(invoiced).toEqual([
    { name: "Masáž", price: 4_000, vat: BEFORE },
    { name: "Masáž", price: 6_000, vat: PRIMARY },
    { name: "Vyšetření", price: 5_000, vat: CARE },
  ]);
  expect(
    taxedSums({ lines: invoiced, deducted: advances }).map(({ percent, price, vatPrice }) => [
      percent,
      price,
      vatPrice,
    ]),
  ).toEqual([
    [23, 6_000, 1_122],
    [20, 0, 0],
    [0, 3_000, 0],
  ]);
});
