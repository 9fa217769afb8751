/**
 * Crowns for one euro, in thousandths of a crown: as exact as the Czech National Bank and the European Central Bank
 * publish it. Rates out of these bounds are typing errors.
 */
const [LEAST, MOST] = [10_000, 50_000];

export const isExchangeRate = (rate: number): boolean => Number.isInteger(rate) && rate >= LEAST && rate <= MOST;

/** Reads a rate as people type it: `24,315` or `24.3`. Null when it is none, out of bounds, or has more decimals. */
export function readExchangeRate(typed: string): number | null {
  const [, whole = "", decimals = ""] = /^\s*(\d{1,3})(?:[.,](\d{1,3}))?\s*$/.exec(typed) ?? [];
  const rate = Number(whole + decimals.padEnd(3, "0"));
  return isExchangeRate(rate) ? rate : null;
}

/** A rate as machines read it: a point and all decimals. */
export const rateDecimal = (rate: number): string => `${String(rate).slice(0, -3)}.${String(rate).slice(-3)}`;

/** An amount in hellers: half of a heller is rounded up, by the size of the amount. */
export const toCrowns = (cents: number, rate: number): number =>
  Math.sign(cents) * Math.floor((Math.abs(cents) * rate + 500) / 1_000) || 0;
