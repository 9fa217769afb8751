import { cashPages } from "#app/paths/money/cash.ts";
import { paymentPages } from "#app/paths/money/payments.ts";
import type { PaymentMethod } from "#rules/codes.ts";
import type { Args } from "../request/context.ts";
import { hrefHere } from "../request/href-here.ts";

type Params = Pick<Args, "params">;
type Entry = { id: number; method: PaymentMethod; cashEntry: { id: number } | null };

/** The link of a message to the receipt of cash that was just written. */
export const receiptLink = (args: Params, receipt: { id: number }) => [
  {
    key: "payments:printReceipt",
    href: hrefHere(args, cashPages.cashReceipt, { id: receipt.id }),
    hard: true as const,
  },
];

/** The same of an entry of a payment: its receipt of cash, or the confirmation of a card or a transfer. */
export function entryLink(args: Params, { id, method, cashEntry }: Entry) {
  if (cashEntry) return receiptLink(args, cashEntry);
  if (method !== "CARD" && method !== "TRANSFER") return undefined;
  const href = hrefHere(args, paymentPages.paymentConfirmation, { id });
  return [{ key: "payments:printConfirmation", href, hard: true as const }];
}
