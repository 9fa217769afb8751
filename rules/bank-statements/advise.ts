import type { BankAdviceReason } from "../codes.ts";
import type { Currency } from "../money/currency.ts";
import { matchMovements, type AskReason, type OpenPayment } from "./match.ts";
import type { Movement } from "./statement.ts";
import { readSymbol } from "./symbols.ts";

export type Advice = { reason: BankAdviceReason; candidates: number[]; settled: number | null };
/** A payment that owes nothing any more. */
export type SettledPayment = { id: number; variableSymbol: string };

const REASONS: Record<AskReason, BankAdviceReason> = {
  repeated: "REPEATED",
  severalCandidates: "SEVERAL_CANDIDATES",
  amountDiffers: "AMOUNT_DIFFERS",
  alreadyMatched: "AMOUNT_DIFFERS",
  nameAndAmount: "NAME_AND_AMOUNT",
  amountOnly: "AMOUNT_ONLY",
  nothingFits: "NOTHING_FITS",
};

/**
 * The reason for which a movement waits and the ids of the payments that it may pay. `settled` is the one with its
 * symbol that owes nothing: such a movement has come twice, or too late.
 */
export function adviseOn(
  movement: Movement,
  open: readonly OpenPayment[],
  settled: readonly SettledPayment[],
  currency: Currency,
): Advice {
  const [match] = matchMovements([movement], open, currency);
  if (match!.result === "matched") return { reason: "FITS", candidates: [match!.payment], settled: null };
  if (match!.result === "ignored")
    return { reason: match!.reason === "reversal" ? "REVERSAL" : "FOREIGN_CURRENCY", candidates: [], settled: null };
  const { reason, candidates } = match!;
  const bySymbol = reason === "repeated" || reason === "severalCandidates" || reason === "amountDiffers";
  const over = settled.find(({ variableSymbol }) => readSymbol(variableSymbol) === movement.variableSymbol);
  return over && !bySymbol
    ? { reason: "SETTLED", candidates, settled: over.id }
    : { reason: REASONS[reason], candidates, settled: null };
}
