import type { Movement } from "#rules/bank-statements/statement.ts";
import { oneLine } from "#rules/text/visible.ts";

/** A movement as it is stored. One that leaves the account names nobody. */
export const contentOf = ({
  day,
  amount,
  currency,
  isReversal,
  variableSymbol,
  fingerprint,
  row = null,
  ...texts
}: Movement) => ({
  day,
  amount,
  currency,
  isReversal,
  variableSymbol,
  fingerprint,
  row,
  counterAccount: amount > 0 ? shortened(texts.counterAccount) : null,
  counterName: amount > 0 ? shortened(texts.counterName) : null,
  message: amount > 0 ? shortened(texts.message) : null,
});

/** A text of a bank in one line, of which no control character is left. */
export const shortened = (text: string | null): string | null =>
  oneLine((text ?? "").replace(/[\p{Cc}\p{Surrogate}]/gu, " ")).slice(0, 500) || null;
