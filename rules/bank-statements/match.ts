import type { Currency } from "../money/currency.ts";
import { fold } from "../text/fold.ts";
import type { Movement } from "./statement.ts";
import { readSymbol } from "./symbols.ts";

export type OpenPayment = {
  id: number;
  variableSymbol: string | null;
  /** Minor units, above zero. */
  remaining: number;
  currency: Currency;
  /** The name of the payer; null when unknown. */
  payer: string | null;
  /** Movements that were booked on it, also those whose entry was reversed. */
  movements: readonly Pick<Movement, "fingerprint" | "day" | "amount">[];
};

/**
 * Reasons to ask:
 *
 * - `repeated`: the symbol is of these payments, and on each a movement of the same day and amount was booked: the same
 *   transfer has another fingerprint in a file of another format.
 * - `severalCandidates`: several payments with the symbol and the amount.
 * - `amountDiffers`: the symbol is of these payments, the amount is not.
 * - `alreadyMatched`: the payment with the symbol has another movement of this run.
 * - `nameAndAmount`: no payment with the symbol, or no symbol; these have the amount and the payer's name.
 * - `amountOnly`: as before, but only the amount fits.
 * - `nothingFits`: no candidate at all.
 */
export type AskReason =
  | "repeated"
  | "severalCandidates"
  | "amountDiffers"
  | "alreadyMatched"
  | "nameAndAmount"
  | "amountOnly"
  | "nothingFits";

export type IgnoreReason = "outgoing" | "reversal" | "foreignCurrency";

/** A result for one movement, by its fingerprint. Candidates are ids of payments. */
export type Match = { fingerprint: string } & (
  | { result: "matched"; payment: number }
  | { result: "asked"; reason: AskReason; candidates: number[] }
  | { result: "ignored"; reason: IgnoreReason }
);

/**
 * Matches the movements of one account, in its `currency`, with open payments. Only symbol and amount together match by
 * themselves; each payment once, by the earliest movement, and none by one that may be there already. Results come in
 * the order of the movements and do not depend on the order of either list.
 */
export function matchMovements(
  movements: readonly Movement[],
  payments: readonly OpenPayment[],
  currency: Currency,
): Match[] {
  const open = payments.filter((payment) => payment.currency === currency).toSorted((a, b) => a.id - b.id);
  const bySymbol = groupBy(open, ({ variableSymbol }) => readSymbol(variableSymbol ?? ""));
  const byAmount = groupBy(open, ({ remaining }) => remaining);
  const withSymbol = ({ variableSymbol }: Movement) =>
    variableSymbol === null ? [] : (bySymbol.get(readSymbol(variableSymbol)) ?? []);

  const taken = new Map<number, string>();
  for (const movement of movements.toSorted(byDay)) {
    if (ignoreReason(movement, currency)) continue;
    const exact = withSymbol(movement).filter(({ remaining }) => remaining === movement.amount);
    if (exact.length === 1 && !taken.has(exact[0]!.id) && !isRepeated(movement, exact[0]!))
      taken.set(exact[0]!.id, movement.fingerprint);
  }

  return movements.map((movement) => {
    const { fingerprint } = movement;
    const reason = ignoreReason(movement, currency);
    if (reason) return { fingerprint, result: "ignored", reason };
    const symbol = withSymbol(movement);
    const matched = symbol.find(({ id }) => taken.get(id) === fingerprint);
    if (matched) return { fingerprint, result: "matched", payment: matched.id };
    const sameAmount = (byAmount.get(movement.amount) ?? []).filter(({ id }) => !taken.has(id));
    const free = symbol.filter(({ id }) => !taken.has(id));
    return { fingerprint, result: "asked", ...ask(movement, { symbol, free, sameAmount }) };
  });
}

type Candidates = Record<"symbol" | "free" | "sameAmount", OpenPayment[]>;

/** The strongest reason for which any payment is a candidate. */
function ask(movement: Movement, { symbol, free, sameAmount }: Candidates) {
  const exact = free.filter(({ remaining }) => remaining === movement.amount);
  const named = sameAmount.filter(({ payer }) => isNamed(payer, movement));
  const groups: [AskReason, OpenPayment[]][] = [
    ["repeated", free.filter((payment) => isRepeated(movement, payment))],
    ["severalCandidates", exact],
    ["amountDiffers", free],
    ["alreadyMatched", symbol],
    ["nameAndAmount", named],
    ["amountOnly", sameAmount],
  ];
  const [reason, candidates] = groups.find(([, group]) => group.length > 0) ?? (["nothingFits", []] as const);
  return { reason, candidates: candidates.map(({ id }) => id) };
}

/** Another movement of the same day and amount was booked on the payment. */
const isRepeated = ({ fingerprint, day, amount }: Movement, { movements }: OpenPayment): boolean =>
  movements.some((one) => one.day === day && one.amount === amount && one.fingerprint !== fingerprint);

function ignoreReason({ amount, isReversal, currency }: Movement, own: Currency): IgnoreReason | null {
  if (isReversal) return "reversal";
  if (amount <= 0) return "outgoing";
  return currency === own ? null : "foreignCurrency";
}

/** Every word of the payer's name occurs in the name or the message, in any order, as banks turn names around. */
function isNamed(payer: string | null, { counterName, message }: Movement): boolean {
  const words = fold(payer ?? "").split(" ");
  const said = new Set(fold(`${counterName ?? ""} ${message ?? ""}`).split(" "));
  return words[0] !== "" && words.every((word) => said.has(word));
}

const byDay = (a: Movement, b: Movement): number =>
  a.day === b.day ? (a.fingerprint < b.fingerprint ? -1 : 1) : a.day < b.day ? -1 : 1;

function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
