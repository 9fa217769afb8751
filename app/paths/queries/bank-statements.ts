import { integer, oneOf, text, type QueryShape } from "#rules/query.ts";

export const bankQueries = {
  bankStatements: { page: integer },
  bankStatementNew: { kept: text },
  bankStatement: { tab: oneOf("cekajici"), page: integer },
  bankMovement: { symbol: text, kept: text },
  bankMovementLeaveOut: { kept: text },
} as const satisfies Record<string, QueryShape>;
