import { currencyDecimals } from "#rules/money/currency.ts";

/** Minor units as an import reads them: `1200.50`. */
export const amountOf = (amount: number, currency: string): string => {
  const decimals = currencyDecimals(currency);
  const digits = String(amount).padStart(decimals + 1, "0");
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
};
