import { text, type QueryShape } from "#rules/query.ts";

export const siteQueries = {
  appearance: { redirect: text },
} as const satisfies Record<string, QueryShape>;
