import { integer, text, type QueryShape } from "#rules/query.ts";

export const settingsQueries = {
  centerDetails: { kept: text },
  userAccount: { kept: text },
  outbox: { page: integer },
} as const satisfies Record<string, QueryShape>;
