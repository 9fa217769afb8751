import { text, type QueryShape } from "#rules/query.ts";

export const siteQueries = {
  cookies: { redirect: text },
  appearance: { redirect: text },
} as const satisfies Record<string, QueryShape>;
