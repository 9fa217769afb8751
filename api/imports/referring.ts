import { sql, type SQL } from "drizzle-orm";
import type { Db } from "../core/db/client.ts";

/** Ids among those of a table to which rows of other tables refer, but for those that came with them. */
export async function referring(db: Db, table: string, own: readonly string[], ids: SQL): Promise<number[]> {
  const { rows: columns } = await db.execute<{ table: string; column: string }>(sql`
    select conrelid::regclass::text as table, attname as column
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = ${table}::regclass`);
  const used = new Set<number>();
  for (const { table, column } of columns.filter(({ table }) => !own.includes(table))) {
    const { rows } = await db.execute<{ id: number }>(sql`
      select distinct ${sql.identifier(column)} as id from ${sql.identifier(table)}
      where ${sql.identifier(column)} in ${ids}`);
    for (const { id } of rows) used.add(id);
  }
  return [...used];
}
