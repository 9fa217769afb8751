import { auditKinds } from "#rules/audit/audit-actions.ts";
import { choice, integer, oneOf, text, type QueryShape } from "#rules/query.ts";

export const auditQueries = {
  auditLog: {
    person: choice(integer),
    patient: text,
    kind: choice(oneOf(...auditKinds)),
    from: text,
    to: text,
    q: text,
    page: integer,
  },
} as const satisfies Record<string, QueryShape>;
