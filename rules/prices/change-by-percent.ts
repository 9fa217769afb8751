import type { Currency } from "#rules/money/currency.ts";

/** Changes in hundredths of a percent: to nothing at the least, tenfold at the most. */
export const [LEAST_CHANGE, MOST_CHANGE] = [-10_000, 99_999];

/** New prices are whole crowns and tens of cents. */
const UNIT: Partial<Record<Currency, number>> = { CZK: 100, EUR: 10 };

/** Hundredths of a percent of a change as people type it: `5`, `+2,5 %`, `-10`. Null if it is none, or out of reason. */
export function readPercent(typed: string): number | null {
  const [, sign, whole, decimals = ""] = /^([+−-]?) ?(\d{1,3})(?:[.,](\d{1,2}))? ?%?$/.exec(typed.trim()) ?? [];
  if (whole === undefined) return null;
  const hundredths = Number(whole + decimals.padEnd(2, "0"));
  const change = sign === "-" || sign === "−" ? 0 - hundredths : hundredths;
  return change < LEAST_CHANGE ? null : change;
}

/** A price after a change in hundredths of a percent, rounded half up; both in minor units. */
export function changeByPercent(amount: number, hundredths: number, currency: Currency): number {
  const unit = UNIT[currency] ?? 1;
  return Math.round((amount * (10_000 + hundredths)) / (10_000 * unit)) * unit;
}
