import type { Currency } from "../money/currency.ts";
import type { IsoDate } from "../time/time.ts";

/** A line of a bank statement as it was read. */
export type MovementContent = {
  /** The day of booking. */
  day: IsoDate;
  /** Minor units; negative when money leaves the account. */
  amount: number;
  currency: Currency;
  /** The bank takes an earlier movement back. */
  isReversal: boolean;
  /** Symbols are digits without leading zeros: banks drop them or fill them up. */
  variableSymbol: string | null;
  specificSymbol: string | null;
  constantSymbol: string | null;
  /** An IBAN, an account number with its bank code, or as the bank writes it. */
  counterAccount: string | null;
  counterName: string | null;
  message: string | null;
  /** The bank's own id of the movement. Some banks repeat it. */
  bankReference: string | null;
  /** The row of a table, of which other columns give another reading; no other format has one. */
  cells?: readonly string[];
};

/**
 * A movement with the mark by which it is recognised when its statement is sent again. `row` recognises the row of a
 * table by its cells alone, whatever columns it was read by.
 */
export type Movement = Omit<MovementContent, "cells"> & { fingerprint: string; row?: string | null };

export type Statement<Line extends Omit<MovementContent, "cells"> = Movement> = {
  /** An IBAN or an account number, without its bank code where the file has none; null when a file names no account. */
  account: string | null;
  /** A table names its account without prefix and bank code. */
  isAccountBare?: boolean;
  currency: Currency;
  number: string | null;
  /** The period as the file gives it, otherwise the days of its first and last movement. */
  from: IsoDate | null;
  to: IsoDate | null;
  /** Minor units, null when unknown. */
  openingBalance: number | null;
  closingBalance: number | null;
  movements: Line[];
};

/** The first and the last day of movements in any order. */
export function periodOf(movements: readonly Pick<MovementContent, "day">[]): {
  from: IsoDate | null;
  to: IsoDate | null;
} {
  const days = movements.map(({ day }) => day).toSorted();
  return { from: days[0] ?? null, to: days.at(-1) ?? null };
}

/** An amount with its sign; zero has none. */
export const signed = (amount: number, isNegative: boolean): number => (isNegative ? 0 - amount : amount);
