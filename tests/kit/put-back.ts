import type { Pool } from "pg";

/** Remembers the content of every table, and answers a function that restores those that have changed since. */
export async function rememberTables(owner: Pool): Promise<() => Promise<void>> {
  const { rows: tables } = await owner.query<{ name: string; columns: string }>(
    `select c.table_name as name, string_agg(quote_ident(c.column_name), ', ') as columns
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER' group by 1`,
  );
  await owner.query(`
    create schema remembered;
    create table remembered.changed (name text);
    create function remembered.note() returns trigger language plpgsql security definer as $$ begin insert into remembered.changed values (tg_table_name); return null; end $$;
    ${tables.map(({ name }) => `create table remembered."${name}" as table public."${name}"; create trigger remembered after insert or update or delete on public."${name}" for each statement execute function remembered.note();`).join("\n")}`);
  const putBack = tables.map(
    ({ name, columns }) =>
      [
        name,
        `delete from public."${name}"; insert into public."${name}" (${columns}) overriding system value select ${columns} from remembered."${name}"`,
      ] as const,
  );
  let times = 0;
  return async () => {
    const { rows } = await owner.query<{ name: string }>("select distinct name from remembered.changed");
    if (rows.length === 0) return;
    const changed = new Set(rows.map(({ name }) => name));
    // Without the triggers: what refers to what comes back in one statement's time.
    await owner.query(
      `set local session_replication_role = replica; ${putBack
        .filter(([name]) => changed.has(name))
        .map(([, statement]) => statement)
        .join("; ")}; truncate remembered.changed`,
    );
    if (++times % 500 === 0) await owner.query("vacuum");
  };
}
