import { and, eq, isNull, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { ProfileCtx } from "./context.ts";
import { Fault } from "./fault.ts";

/**
 * Refuses an existing row with the same words: a second window sends it under another key. The caller has locked the
 * parent, so of two at once the second finds the first.
 */
export async function refuseSame(
  ctx: ProfileCtx,
  table: PgTable,
  columns: [PgColumn, unknown][],
  ...among: (SQL | undefined)[]
) {
  const same = columns.map(([column, value]) =>
    value === null || value === undefined ? isNull(column) : eq(column, value),
  );
  if ((await ctx.db.$count(table, and(...same, ...among))) > 0) throw new Fault("recordedAlready");
}
