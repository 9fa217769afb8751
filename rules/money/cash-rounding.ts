import type { Currency } from "./currency.ts";

/** The day from which Slovak cash is rounded to five cents (act 18/1996 § 2a, as amended by 432/2021). */
const SLOVAK_SINCE = "2022-07-01";

/** A centre's country and the currency that it charges. */
type Where = { country: string; currency: Currency };

/**
 * The smallest amount that is paid in cash on a day, in minor units. A country rounds its own currency alone: euros in
 * Czechia are exact.
 */
export function cashUnit({ country, currency }: Where, day: string): number {
  if (country === "CZ" && currency === "CZK") return 100;
  return country === "SK" && currency === "EUR" && day >= SLOVAK_SINCE ? 5 : 1;
}

/**
 * The difference that makes an amount payable in cash, in minor units: Czech crowns whole, half up; Slovak euros to
 * five cents, and an amount below five cents is paid as five.
 */
export function cashRounding(amount: number, where: Where, day: string): number {
  const unit = cashUnit(where, day);
  const units = Math.floor((2 * amount + unit) / (2 * unit));
  const payable = unit === 5 && amount > 0 ? Math.max(units, 1) : units;
  return payable * unit - amount;
}
