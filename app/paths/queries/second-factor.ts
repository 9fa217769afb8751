import { one, text, type QueryShape } from "#rules/query.ts";

export const secondFactorQueries = {
  secondStep: { redirect: text, recovery: one },
  secondFactorOn: { redirect: text },
  secondFactorCode: { redirect: text },
} as const satisfies Record<string, QueryShape>;
