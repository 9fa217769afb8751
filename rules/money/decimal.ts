import { currencyDecimals, type Currency } from "./currency.ts";

/** An amount in minor units as machines read it: a point, every decimal of the currency, no thousands. */
export function toDecimal(amount: number, currency: Currency): string {
  const places = currencyDecimals(currency);
  const digits = String(Math.abs(amount)).padStart(places + 1, "0");
  const whole = digits.slice(0, digits.length - places);
  return `${amount < 0 ? "-" : ""}${whole}${places > 0 ? `.${digits.slice(-places)}` : ""}`;
}
