import { integer, text, type QueryShape } from "#rules/query.ts";

export const rightsQueries = {
  patientAccess: { from: text, to: text, page: integer },
  patientAccessPrint: { from: text, to: text },
} as const satisfies Record<string, QueryShape>;
