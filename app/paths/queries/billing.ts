import { text, type QueryShape } from "#rules/query.ts";

export const billingQueries = {
  billing: { ico: text, kept: text },
} as const satisfies Record<string, QueryShape>;
