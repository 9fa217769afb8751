/** Three-letter code of ISO 4217. */
export type Currency = string;

const SIGNS: Record<string, string> = { CZK: "Kč", EUR: "€", USD: "$" };

/** The sign people write for a currency: specification section 9 has three, the others use their code. */
export const currencySign = (currency: Currency): string => SIGNS[currency] ?? currency;

/** Those that a centre may charge. */
export const billingCurrencies = ["CZK", "EUR"] as const;
export type BillingCurrency = (typeof billingCurrencies)[number];

/** The currency of all prices and payments of a centre: the one that is set, else that of the country. */
export const currencyOf = ({
  country,
  currency,
}: {
  country: string;
  currency: BillingCurrency | null;
}): BillingCurrency => currency ?? (country === "CZ" ? "CZK" : "EUR");

/** Decimals of a currency's minor unit (ISO 4217). */
export function currencyDecimals(currency: Currency): number {
  if ("BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF".includes(currency)) return 0;
  return "BHD IQD JOD KWD LYD OMR TND".includes(currency) ? 3 : 2;
}
