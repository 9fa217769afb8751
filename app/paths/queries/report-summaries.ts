import { text, type QueryShape } from "#rules/query.ts";

export const summaryQueries = {
  reportSummaryRange: { kept: text },
} as const satisfies Record<string, QueryShape>;
