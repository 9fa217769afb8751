import { readWeighedAccount } from "../bank-accounts/account-number.ts";

/** The internal form has the digits of the account number in this order, and then the prefix. */
const INTERNAL_ORDER = [9, 7, 8, 5, 0, 1, 2, 3, 4, 6];

/**
 * An account of GPC: 16 digits, of which six are the prefix, in the usual or in the banks' internal order. The check
 * digits decide; when they fit neither, the usual one counts. Null for zeros.
 */
export function readGpcAccount(digits: string, bankCode: string): string | null {
  if (!/^\d{16}$/.test(digits) || /^0+$/.test(digits)) return null;
  const usual = joinAccount(digits.slice(0, 6), digits.slice(6));
  const internal = joinAccount(
    digits.slice(10),
    Array.from(digits.slice(6), (_, at) => digits[INTERNAL_ORDER.indexOf(at)]).join(""),
  );
  const account = isAccount(usual) || !isAccount(internal) ? usual : internal;
  return /^0*$/.test(bankCode) ? account : `${account}/${bankCode}`;
}

const joinAccount = (prefix: string, number: string): string =>
  [prefix, number]
    .map((part) => part.replace(/^0+/, ""))
    .filter(Boolean)
    .join("-");

const isAccount = (account: string): boolean => readWeighedAccount(`${account}/0000`) !== null;
