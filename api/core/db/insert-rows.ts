import { getTableColumns, getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "./client.ts";

const AT_ONCE = 5_000;

/** Inserts many rows at a few statements' cost. All rows name the same columns; ids may be given (see reserveIds). */
export async function insertRows<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: (Table["$inferInsert"] & { id?: number })[],
) {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in (rows[0] ?? {}));
  const list = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  );
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const named = rows
      .slice(from, from + AT_ONCE)
      .map((row: Record<string, unknown>) => Object.fromEntries(columns.map(([key, { name }]) => [name, row[key]])));
    await db.execute(
      sql`insert into ${table} (${list}) overriding system value
        select ${list} from json_populate_recordset(null::${table}, ${JSON.stringify(named)}::json)`,
    );
  }
}

/** Allocates that many ids from the table's sequence. */
export async function reserveIds(db: Db, table: PgTable, count: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence(${getTableName(table)}, 'id'))::int as id from generate_series(1, ${count}::int)`,
  );
  return rows.map(({ id }) => id);
}
