import { text, type QueryShape } from "#rules/query.ts";

export const facilityQueries = {
  facilityNew: { kept: text },
  facilityEdit: { kept: text },
} as const satisfies Record<string, QueryShape>;
