import { integer, one, text, type QueryShape } from "#rules/query.ts";

export const deskQueries = {
  deskNew: { kept: text },
  desk: { kept: text },
  deskLock: { kept: text, from: text, turn: one },
  deskLocking: { session: integer, place: text },
} as const satisfies Record<string, QueryShape>;
