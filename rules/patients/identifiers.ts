import { isBankCode } from "./bank-codes.ts";
import { parsePersonalNumber } from "./personal-number.ts";
import { withoutSeparators } from "../text/visible.ts";

/** Countries whose account numbers are a prefix, a number and a bank code. */
export type AccountCountry = "CZ" | "SK";

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
export function readVatNumber(text: string, country: AccountCountry = "CZ"): string | null {
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

/** Reads a Czech account number `19-2000145399/0800` of a bank that exists; leading zeros are dropped. */
export function readAccountNumber(text: string): string | null {
  const account = readWeighedAccount(text);
  return account && isBankCode(account.slice(-4)) ? account : null;
}

/** Reads a Czech or Slovak account number, of which the check digits count and the bank may be any. */
export function readWeighedAccount(text: string): string | null {
  const [, prefix = "", number = "", bank] =
    /^(?:(\d{0,6})-)?(\d{2,10})\/(\d{4})$/.exec(text.replace(/\s/g, "").replace(/[–−]/g, "-")) ?? [];
  const accountPrefix = prefix.replace(/^0+/, "");
  const account = number.replace(/^0+/, "");
  if (account.length < 2 || !isWeighed(accountPrefix) || !isWeighed(account)) return null;
  return `${accountPrefix && `${accountPrefix}-`}${account}/${bank}`;
}

/** The IBAN of an account number that was read. */
export function accountToIban(account: string, country: AccountCountry = "CZ"): string {
  const [, prefix = "", number = "", bank = ""] = /^(?:(\d+)-)?(\d+)\/(\d{4})$/.exec(account) ?? [];
  const basic = bank + prefix.padStart(6, "0") + number.padStart(10, "0");
  const check = 98 - modulo97(`${basic}${country}00`);
  return country + String(check).padStart(2, "0") + basic;
}

/** The account number inside a Czech or Slovak IBAN; null for others. */
export function ibanToAccount(iban: string): string | null {
  const [, bank, prefix, number] = /^(?:CZ|SK)\d\d(\d{4})(\d{6})(\d{10})$/.exec(iban) ?? [];
  return bank ? readWeighedAccount(`${prefix}-${number}/${bank}`) : null;
}

const IBAN_LENGTHS: Record<string, number> = { CZ: 24, SK: 24, PL: 28, DE: 22, AT: 20, HU: 28 };

/** Reads an IBAN with or without spaces; the length is checked for the countries around, and the bank of Czech ones. */
export function readIban(text: string): string | null {
  const value = text.replace(/\s/g, "").toUpperCase();
  if (!/^[A-Z]{2}\d\d[A-Z0-9]{11,30}$/.test(value)) return null;
  if (value.length !== (IBAN_LENGTHS[value.slice(0, 2)] ?? value.length)) return null;
  if (value.startsWith("CZ") && !isBankCode(value.slice(4, 8))) return null;
  return modulo97(value.slice(4) + value.slice(0, 4)) === 1 ? value : null;
}

/** Reads an IBAN and accepts Slovak ones only. */
export function readSlovakIban(text: string): string | null {
  const value = readIban(text);
  return value?.startsWith("SK") ? value : null;
}

/** Reads a Czech or Slovak postcode into its 5 digits. */
export function readPsc(text: string): string | null {
  const value = withoutSeparators(text);
  return /^\d{5}$/.test(value) ? value : null;
}

const weigh = (digits: string, weights: number[]): number =>
  weights.reduce((sum, weight, i) => sum + weight * Number(digits[i]), 0);

const isWeighed = (digits: string): boolean =>
  weigh(digits.padStart(10, "0"), [6, 3, 7, 9, 10, 5, 8, 4, 2, 1]) % 11 === 0;

/** ISO 7064: letters count 10 to 35. */
const modulo97 = (text: string): number =>
  [...text].reduce((rest, sign) => {
    const value = parseInt(sign, 36);
    return (rest * (value < 10 ? 10 : 100) + value) % 97;
  }, 0);
