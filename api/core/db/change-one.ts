import { and, eq, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable, PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Db } from "./client.ts";

type Versioned = PgTable & { id: PgColumn; version: PgColumn };

/**
 * Changes one row if it still has the version the change was based on (and matches `expected`), and counts the version
 * up. Answers the changed row, or undefined when another change was first.
 */
export async function changeOne<T extends Versioned>(
  db: Db,
  table: T,
  row: { id: number; version: number },
  change: PgUpdateSetSource<T>,
  expected?: SQL,
): Promise<T["$inferSelect"] | undefined> {
  const rows = await db
    .update(table as PgTable)
    .set({ ...change, version: sql`${table.version} + 1` } as never)
    .where(and(eq(table.id, row.id), eq(table.version, row.version), expected))
    .returning();
  return rows[0] as T["$inferSelect"] | undefined;
}
