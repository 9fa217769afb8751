import { cashPages } from "#app/paths/cash.ts";
import type { Args } from "../request/context.ts";
import { hrefHere } from "../request/href-here.ts";

/** The link of a message to the receipt that was just written, if cash was taken or given. */
export const receiptLink = (args: Pick<Args, "params">, receipt: { id: number } | null | undefined) =>
  receipt
    ? [{ key: "payments:printReceipt", href: hrefHere(args, cashPages.cashReceipt, receipt), hard: true as const }]
    : undefined;
