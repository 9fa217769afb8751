import type pg from "pg";

/**
 * The columns of `files` that name bytes in the storage: the file itself and the pictures drawn from it, from the
 * catalogue, so that none is forgotten.
 */
export async function keyColumns(database: pg.Pool | pg.Client): Promise<string> {
  const { rows } = await database.query<{ columns: string }>(
    "select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute where attrelid = 'public.files'::regclass and atttypid = 'uuid'::regtype and not attisdropped",
  );
  return rows[0]!.columns;
}

type Stored = { id: number; uuid: string; sha256: string; drawn: string[] };
const AT_ONCE = 500;

/** The rows of `files`, each with the keys of its drawn pictures. */
export async function* storedFiles(database: pg.Pool | pg.Client): AsyncGenerator<Stored> {
  const columns = await keyColumns(database);
  const query = `select id, uuid, sha256, array_remove(array_remove(array[${columns}], null), uuid)::text[] as drawn from files where id > $1 order by id limit $2`;
  for (let last = 0; ;) {
    const { rows } = await database.query<Stored>(query, [last, AT_ONCE]);
    if (rows.length === 0) return;
    last = rows.at(-1)!.id;
    yield* rows;
  }
}
