import { parsePersonalNumber } from "../patients/personal-number.ts";
import { weigh } from "../text/weigh.ts";

/** Reads a Czech or Slovak company number (IČO) into its 8 digits; shorter ones are padded with zeros. */
export function readCompanyNumber(text: string): string | null {
  const value = text.replace(/\s/g, "").padStart(8, "0");
  if (!/^\d{8}$/.test(value) || value === "00000000") return null;
  const rest = weigh(value.slice(0, 7), [8, 7, 6, 5, 4, 3, 2]) % 11;
  return Number(value[7]) === (11 - rest) % 10 ? value : null;
}

/**
 * Reads a VAT number (DIČ, IČ DPH) with its country letters; without them it gets those of `country`. Czech and Slovak
 * ones are checked, of others only the shape. A Czech individual's contains the personal number.
 */
export function readVatNumber(text: string, country: "CZ" | "SK" = "CZ"): string | null {
  const typed = text.replace(/[\s.-]/g, "").toUpperCase();
  const value = /^\d/.test(typed) ? country + typed : typed;
  const body = value.slice(2);
  if (value.startsWith("CZ")) return isCzechVat(body) ? value : null;
  if (value.startsWith("SK")) return /^[1-9]\d{9}$/.test(body) && Number(body) % 11 === 0 ? value : null;
  return /^[A-Z]{2}[0-9A-Z]{2,12}$/.test(value) ? value : null;
}

function isCzechVat(digits: string): boolean {
  if (/^[0-8]\d{7}$/.test(digits)) return readCompanyNumber(digits) !== null;
  // Individuals without a personal number, and VAT groups.
  if (/^6\d{8}$/.test(digits)) {
    const rest = weigh(digits.slice(1, 8), [8, 7, 6, 5, 4, 3, 2]) % 11;
    if (Number(digits[8]) === (8 + rest) % 10) return true;
  }
  return parsePersonalNumber(digits) !== null;
}
