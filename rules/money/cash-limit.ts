import type { Currency } from "./currency.ts";

/**
 * The most that one payer gives one payee in cash within a day, in minor units; null where there is none, or it would
 * need a rate. Czechia: § 4 of act 254/2004, all payments of a calendar day together, and the payee may not accept
 * more. Slovakia: § 4 of act 394/2012.
 */
export function cashLimit({ country, currency }: { country: string; currency: Currency }): number | null {
  if (country === "CZ" && currency === "CZK") return 27_000_000;
  return country === "SK" && currency === "EUR" ? 1_500_000 : null;
}
