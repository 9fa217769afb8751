import { addUpTo, roundDown } from "../money/divide.ts";
import type { Vat } from "../money/vat-rates.ts";
import type { DeductedAdvance, InvoiceLine } from "./content.ts";

/** Minor units; `price` is `priceWithoutVat` and `vatPrice` together. */
export type Amounts = { price: number; priceWithoutVat: number; vatPrice: number };

type PricedLine = Pick<InvoiceLine, "price" | "vat">;

/**
 * The amounts of each line, whose VAT adds up to that of `vatSums` to the last minor unit: each gets its exact VAT
 * rounded down, and the units that are left go to the lines that lost the most by it, earlier ones first.
 */
export function lineAmounts(lines: readonly PricedLine[]): Amounts[] {
  const amounts: Amounts[] = [];
  for (const group of groupByVat(lines)) {
    const exact = group.lines.map(({ price }) =>
      roundDown(price * BigInt(group.vat.percent), BigInt(100 + group.vat.percent)),
    );
    const vats = addUpTo(vatFromAbove(group.price, group.vat.percent), exact);
    for (const [n, { at, price }] of group.lines.entries()) amounts[at] = split(price, vats[n]!);
  }
  return amounts;
}

/**
 * Base, VAT and price for each rate and each reason of zero, the highest percent first. VAT is computed from above
 * (price × percent / (100 + percent), § 37 of act 235/2004) and rounded half up once for a rate. Throws a RangeError
 * where a sum leaves the safe integers.
 */
export const vatSums = (lines: readonly PricedLine[]): (Vat & Amounts)[] =>
  groupByVat(lines).map(({ vat, price }) => ({ ...vat, ...split(price, vatFromAbove(price, vat.percent)) }));

/** Minor units of prices with VAT. */
export const sumOfPrices = (lines: readonly Pick<InvoiceLine, "price">[]): number =>
  lines.reduce((sum, { price }) => sum + price, 0);

type Supply = { lines: readonly PricedLine[]; deducted?: readonly Pick<DeductedAdvance, "lines">[] };

/**
 * The sums by which a document is taxed: those of its lines, less what documents on advances have stated (§ 37a of act
 * 235/2004). So all documents of a supply come to its base and VAT, to the last minor unit.
 */
export function taxedSums({ lines, deducted = [] }: Supply): (Vat & Amounts)[] {
  const stated = deducted.flatMap((advance) => vatSums(advance.lines));
  return vatSums(lines).map((sum) => {
    const own = stated.filter((one) => isSameVat(one, sum));
    const less = (part: keyof Amounts) => own.reduce((left, one) => left - one[part], sum[part]);
    return { ...sum, price: less("price"), priceWithoutVat: less("priceWithoutVat"), vatPrice: less("vatPrice") };
  });
}

export const isSameVat = (one: Vat, other: Vat): boolean =>
  one.rate === other.rate && one.percent === other.percent && one.zeroReason === other.zeroReason;

/** The sums of a document, without what it deducts; `payable` includes the rounding. */
export function invoiceTotals({ rounding, ...supply }: Supply & { rounding: number }) {
  const sums = taxedSums(supply);
  const total = (part: keyof Amounts) => toInteger(sums.reduce((sum, amounts) => sum + BigInt(amounts[part]), 0n));
  const price = total("price");
  return {
    price,
    priceWithoutVat: total("priceWithoutVat"),
    vatPrice: total("vatPrice"),
    rounding,
    payable: toInteger(BigInt(price) + BigInt(rounding)),
  };
}

type Group = { vat: Vat; price: bigint; lines: { at: number; price: bigint }[] };

function groupByVat(lines: readonly PricedLine[]): Group[] {
  const groups = new Map<string, Group>();
  for (const [at, { vat, price }] of lines.entries()) {
    const key = [vat.rate, vat.percent, vat.zeroReason].join();
    const group = groups.get(key) ?? { vat, price: 0n, lines: [] };
    group.price += BigInt(price);
    group.lines.push({ at, price: BigInt(price) });
    groups.set(key, group);
  }
  return [...groups.values()].toSorted((a, b) => b.vat.percent - a.vat.percent);
}

/** Half up by the size of the amount, so that what is given back bears the same VAT as what was paid. */
function vatFromAbove(price: bigint, percent: number): bigint {
  const parts = BigInt(100 + percent);
  const size = price < 0n ? -price : price;
  const vat = (2n * size * BigInt(percent) + parts) / (2n * parts);
  return price < 0n ? -vat : vat;
}

const split = (price: bigint, vat: bigint): Amounts => ({
  price: toInteger(price),
  priceWithoutVat: toInteger(price - vat),
  vatPrice: toInteger(vat),
});

function toInteger(amount: bigint): number {
  const number = Number(amount);
  if (!Number.isSafeInteger(number)) throw new RangeError("The amount is not a safe integer");
  return number;
}
