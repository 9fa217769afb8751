import { oneOf } from "#rules/query.ts";

export const paper = oneOf("a4", "a5");

/** Papers of a receipt; the last one is the roll of a printer at the till. */
export const receiptSizes = ["a6", "a4", "80mm"] as const;
