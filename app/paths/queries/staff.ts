import { integer, type QueryShape } from "#rules/query.ts";

export const staffQueries = {
  staff: { page: integer },
} as const satisfies Record<string, QueryShape>;
