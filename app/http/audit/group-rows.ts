import type { GridRow } from "#rules/grids/columns.ts";

export type AuditRow = GridRow<"auditLog">;

/** Rows of one second that say the same, such as a card that a page read in parts, as one with their number. */
export function groupRows(rows: readonly AuditRow[]): AuditRow[] {
  const grouped = new Map<string, AuditRow>();
  for (const row of rows) {
    const { id: _id, at, what, ...others } = row;
    const { count, ...said } = what!;
    const key = JSON.stringify([at!.slice(0, 19), said, others]);
    const before = grouped.get(key);
    const many = (before?.what!.count ?? 1) + (count ?? 1);
    grouped.set(key, before ? { ...before, what: { ...before.what!, count: many } } : row);
  }
  return [...grouped.values()];
}
