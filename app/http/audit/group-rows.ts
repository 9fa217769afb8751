import type { AuditLog } from "#app/graphql/audit.ts";
import type { ResultOf } from "#app/graphql/graphql.ts";

export type AuditRow = ResultOf<typeof AuditLog>["auditLog"]["items"][number];

/** Rows of one second that say the same, such as a card that a page read in parts, as one with their number. */
export function groupRows(rows: readonly AuditRow[]): AuditRow[] {
  const grouped = new Map<string, AuditRow>();
  for (const row of rows) {
    const { at, count, ...said } = row;
    const key = JSON.stringify([at.slice(0, 19), said]);
    const before = grouped.get(key);
    grouped.set(key, before ? { ...before, count: (before.count ?? 1) + (count ?? 1) } : row);
  }
  return [...grouped.values()];
}
