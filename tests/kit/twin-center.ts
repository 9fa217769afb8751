import type { Pool } from "pg";
import { ids } from "#tests/cast/people.ts";

/** A column that names a row of a centre, and the table of that row. */
export type Edge = { table: string; column: string; to: string };
/** Distance between the ids of the twin's rows and those they are copied from. */
export const apart = 500_000;
/** Mark in every text of the twin. */
export const theirs = "Cizí";

/**
 * Copies every row of the cast's centre into the foreign one, which then has all there is to be found, its texts marked
 * as its own; answers the columns by which rows of a centre name one another.
 */
export async function copyIntoForeignCenter(owner: Pool): Promise<Edge[]> {
  const { rows: edges } = await owner.query<Edge>(
    `select distinct c.conrelid::regclass::text as table, a.attname::text as column, c.confrelid::regclass::text as to
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey) join pg_attribute f on f.attrelid = c.confrelid and f.attnum = c.confkey[array_position(c.conkey, a.attnum)] and f.attname = 'id'
     where c.contype = 'f' and c.connamespace = 'public'::regnamespace and a.atttypid = 'int4'::regtype and c.conrelid in (${ofCenters}) and c.confrelid in (${ofCenters})`,
  );
  const { rows: columns } = await owner.query<{
    table: string;
    column: string;
    type: string;
    unique: boolean;
    most: number;
  }>(
    `select c.table_name as table, c.column_name as column, c.data_type as type, least(10, c.character_maximum_length) as most, exists (
       select from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey) where i.indisunique and i.indrelid = c.table_name::regclass and a.attname = c.column_name) as unique
     from information_schema.columns c where c.table_schema = 'public' and c.is_generated = 'NEVER' and c.table_name::regclass in (${ofCenters}) order by c.ordinal_position`,
  );
  const copied = (table: string, { column, type, unique, most }: (typeof columns)[number]) => {
    if (column === "medical_center_id") return `${ids.foreignCenter}`;
    if (column === "user_id") return "null";
    if (column === "id" && type === "integer") return `id + ${apart}`;
    if (edges.some((edge) => edge.table === table && edge.column === column)) return `"${column}" + ${apart}`;
    if (type === "uuid") return `case when "${column}" is null then null else gen_random_uuid() end`;
    return unique && /char|text/.test(type) ? `left(md5("${column}"), ${most})` : `"${column}"`;
  };
  const client = await owner.connect();
  try {
    await client.query("set session_replication_role = replica");
    for (const table of new Set(columns.map(({ table }) => table))) {
      const own = columns.filter((column) => column.table === table);
      await client.query(
        `insert into "${table}" (${own.map(({ column }) => `"${column}"`)}) overriding system value select ${own.map((column) => copied(table, column))} from "${table}" where medical_center_id = ${ids.center} on conflict do nothing`,
      );
      // The table decides on the length of its texts: one without room for such a mark keeps its own.
      for (const { column } of own.filter(({ type, unique }) => /^(character varying|text)$/.test(type) && !unique))
        await client
          .query(
            `update "${table}" set "${column}" = left('${theirs} ' || "${column}", 40) where medical_center_id = ${ids.foreignCenter} and "${column}" not like '${theirs}%'`,
          )
          .catch(() => {});
    }
  } finally {
    await client.query("set session_replication_role = origin");
    client.release();
  }
  return edges;
}

/** The tables whose rows are a centre's. */
const ofCenters =
  "select a.attrelid from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace where a.attname = 'medical_center_id' and c.relname not like 'audit%' and c.relname <> 'sessions'";

/** Drops the constraints against two rows with one reference, and against references to another centre. */
export async function dropRules(owner: Pool) {
  await owner.query(`do $$ declare one record; begin
    for one in select conrelid::regclass as table, conname from pg_constraint where contype in ('x', 'u', 'p') and connamespace = 'public'::regnamespace loop execute format('alter table %s drop constraint %I cascade', one.table, one.conname); end loop;
    for one in select indexrelid::regclass as index from pg_index join pg_class c on c.oid = indrelid where indisunique and c.relnamespace = 'public'::regnamespace loop execute format('drop index %s', one.index); end loop;
  end $$`);
}

/** Points every row of the cast's centre to the twin of its references, by these columns. */
export async function pointAcross(owner: Pool, edges: Edge[]) {
  const statements = [...new Set(edges.map(({ table }) => table))].map((table) => {
    const columns = edges
      .filter((edge) => edge.table === table)
      .map(({ column }) => `"${column}" = "${column}" + ${apart}`);
    return `update "${table}" set ${columns} where medical_center_id = ${ids.center}`;
  });
  await owner.query(`set local session_replication_role = replica; ${statements.join("; ")}`);
}
