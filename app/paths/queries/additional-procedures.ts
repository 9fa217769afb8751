import { text, type QueryShape } from "#rules/query.ts";

export const additionalProcedureQueries = {
  additionalProcedureNew: { kept: text },
  additionalProcedureEdit: { kept: text },
} as const satisfies Record<string, QueryShape>;
