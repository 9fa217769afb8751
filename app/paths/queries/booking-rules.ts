import { text, type QueryShape } from "#rules/query.ts";

export const bookingRulesQueries = {
  bookingRulesEdit: { kept: text },
  bookingAddress: { kept: text },
} as const satisfies Record<string, QueryShape>;
