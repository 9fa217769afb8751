import { text, type QueryShape } from "#rules/query.ts";

/** The kinds of documents by the words of the address. */
export const seriesKinds = { faktury: "INVOICE", dobropisy: "CREDIT_NOTE", "prijate-platby": "ADVANCE" } as const;
export type SeriesWord = keyof typeof seriesKinds;

export const billingQueries = {
  billing: { ico: text, kept: text },
  invoiceSeries: { kept: text },
} as const satisfies Record<string, QueryShape>;
