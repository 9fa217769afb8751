import { text, type QueryShape } from "#rules/query.ts";

export const searchQueries = {
  search: { q: text },
  searchSuggestions: { q: text },
  patientSuggestions: { q: text },
  diagnosisSuggestions: { q: text },
} as const satisfies Record<string, QueryShape>;
