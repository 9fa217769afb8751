import { integer, text, type QueryShape } from "#rules/query.ts";

export const monthQueries = {
  months: { page: integer },
  monthReopen: { kept: text },
} as const satisfies Record<string, QueryShape>;
