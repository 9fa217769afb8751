/** Three-letter code of ISO 4217. */
export type Currency = string;

const SIGNS: Record<string, string> = { CZK: "Kč", EUR: "€", USD: "$" };

/** The sign people write for a currency: specification section 9 has three, the others use their code. */
export const currencySign = (currency: Currency): string => SIGNS[currency] ?? currency;

/** The currency of a centre, by country. */
export const currencyOf = (country: string): Currency => (country === "CZ" ? "CZK" : "EUR");

/** Decimals of a currency's minor unit (ISO 4217). */
export function currencyDecimals(currency: Currency): number {
  if ("BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF".includes(currency)) return 0;
  return "BHD IQD JOD KWD LYD OMR TND".includes(currency) ? 3 : 2;
}
