import { text, type QueryShape } from "#rules/query.ts";

export const mergeQueries = {
  patientMergeChoose: { q: text },
  patientMerge: { kept: text },
} as const satisfies Record<string, QueryShape>;
