import { integer, text, type QueryShape } from "#rules/query.ts";

export const procedureQueries = {
  procedureNew: { kept: text },
  procedureEdit: { id: integer, kept: text },
} as const satisfies Record<string, QueryShape>;
