import { integer, oneOf, text, type QueryShape } from "#rules/query.ts";

export const invoiceExportQueries = {
  invoiceExports: { from: text, to: text, direction: oneOf("asc", "desc"), page: integer, kept: text },
} as const satisfies Record<string, QueryShape>;
