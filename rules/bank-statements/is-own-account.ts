import { ibanToAccount } from "../patients/identifiers.ts";

/**
 * True where a file names the account of this IBAN: by the IBAN, or by the account number, whose bank code GPC leaves
 * out.
 */
export function isOwnAccount(account: string, iban: string): boolean {
  const own = ibanToAccount(iban);
  const named = account.replace(/\s/g, "").toUpperCase();
  return named === iban || (own !== null && (named === own || named === own.split("/")[0]));
}
