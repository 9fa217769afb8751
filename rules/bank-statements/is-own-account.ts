import { ibanToAccount } from "../bank-accounts/account-number.ts";

/**
 * True where a file names the account of this IBAN: by the IBAN, or by the account number, whose bank code GPC leaves
 * out. A number that is bare has no prefix either.
 */
export function isOwnAccount(account: string, iban: string, isBare = false): boolean {
  const own = ibanToAccount(iban);
  const named = account.replace(/\s/g, "").toUpperCase();
  const number = own?.split("/")[0];
  return named === iban || named === own || named === number || (isBare && named === number?.split("-").at(-1));
}
