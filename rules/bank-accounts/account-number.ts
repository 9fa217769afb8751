import { weigh } from "../text/weigh.ts";
import { isBankCode } from "./bank-codes.ts";
import { modulo97 } from "./iban.ts";

/** Countries whose account numbers are a prefix, a number and a bank code. */
export type AccountCountry = "CZ" | "SK";

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

const isWeighed = (digits: string): boolean =>
  weigh(digits.padStart(10, "0"), [6, 3, 7, 9, 10, 5, 8, 4, 2, 1]) % 11 === 0;
