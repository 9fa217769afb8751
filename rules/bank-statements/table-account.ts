import { readIban } from "../bank-accounts/iban.ts";

export type TableAccount = { account: string; isBare: boolean };

/**
 * The account that a text of a table names: an IBAN, or a number of which the bank code may be missing, and the prefix
 * as well (`isBare`). Null for any other text, as some banks write a name there.
 */
export function readTableAccount(text: string): TableAccount | null {
  const iban = readIban(text);
  if (iban) return { account: iban, isBare: false };
  const [, before, digits, bankCode] =
    /^(?:(\d{0,6})-)?(\d{2,16})(?:\/(\d{4}))?$/.exec(text.replace(/[\s'"]/g, "")) ?? [];
  if (!digits) return null;
  const prefix = before ?? digits.slice(0, -10);
  const number = [prefix, digits.slice(-10)].map((part) => part.replace(/^0+/, "")).filter(Boolean);
  return {
    account: number.join("-") + (bankCode ? `/${bankCode}` : ""),
    isBare: before === undefined && digits.length <= 10 && !bankCode,
  };
}
