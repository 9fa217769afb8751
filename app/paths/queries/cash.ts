import { integer, oneOf, text, type QueryShape } from "#rules/query.ts";

/** Papers of a receipt; the last one is the roll of a printer at the till. */
export const receiptPapers = ["a6", "a4", "80mm"] as const;

export const cashQueries = {
  cashBook: { box: integer, month: text, page: integer },
  cashBookPrint: { box: integer, month: text, page: integer },
  cashEntryNew: { box: integer, kept: text },
  cashClose: { box: integer, kept: text },
  cashReceipt: { paper: oneOf(...receiptPapers) },
  cashBoxNew: { kept: text },
  cashBox: { kept: text },
} as const satisfies Record<string, QueryShape>;
