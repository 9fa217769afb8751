/** Three-letter code of ISO 4217. */
export type Currency = string;

const SIGNS: Record<string, string> = { CZK: "Kč", EUR: "€", USD: "$" };

/** The sign people write for a currency: specification section 9 knows three, the others go by their code. */
export const currencySign = (currency: Currency): string => SIGNS[currency] ?? currency;

/** What a centre of a country is paid in. */
export const currencyOf = (country: string): Currency => (country === "CZ" ? "CZK" : "EUR");

/** How many decimals a currency's minor unit has (ISO 4217). */
export function currencyDecimals(currency: Currency): number {
  if ("BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF".includes(currency)) return 0;
  return "BHD IQD JOD KWD LYD OMR TND".includes(currency) ? 3 : 2;
}
