import type { PaymentMethod } from "../codes.ts";
import type { PaidBy } from "./content.ts";

type Entry = { method: PaymentMethod; amount: number; rounding: number };

export const sumOfRoundings = (entries: readonly Pick<Entry, "rounding">[]): number =>
  entries.reduce((sum, { rounding }) => sum + rounding, 0);

/** The sums that each method paid, in the order of the entries; a method of which all was reversed is left out. */
export function paidByMethods(entries: readonly Entry[]): PaidBy[] {
  const sums = new Map<PaymentMethod, number>();
  for (const { method, amount, rounding } of entries) sums.set(method, (sums.get(method) ?? 0) + amount + rounding);
  return [...sums].flatMap(([method, amount]) => (amount === 0 ? [] : [{ method, amount }]));
}
