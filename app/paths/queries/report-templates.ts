import { text, type QueryShape } from "#rules/query.ts";

export const templateQueries = {
  reportTextNew: { kept: text },
  reportText: { kept: text },
  signing: { kept: text },
} as const satisfies Record<string, QueryShape>;
