import { expect } from "vitest";
import { ids } from "#tests/cast/people.ts";
import type { World } from "../open-world.ts";

let tables: string[] | undefined;

/** The digest of all rows of a centre, but of sessions, which last while people work. */
export async function digestOf(world: World, center: number): Promise<string> {
  tables ??= (
    await world.sql<{ name: string }>(
      `select c.relname as name from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
       where a.attname = 'medical_center_id' and not a.attisdropped and c.relname <> 'sessions' order by 1`,
    )
  ).map(({ name }) => name);
  const parts = tables.map(
    (name) =>
      `select '${name}' as name, md5(coalesce(string_agg(t::text, '' order by t::text), '')) as md5 from "${name}" t where medical_center_id = $1`,
  );
  const [row] = await world.sql<{ digest: string }>(
    `select string_agg(name || md5, ' ' order by name) as digest from (${parts.join(" union all ")}) as all_tables`,
    [center],
  );
  return row!.digest;
}

/** The other centre's rows are as it left them. */
export async function expectOtherCenter(world: World) {
  expect(await digestOf(world, ids.foreignCenter), "rows of the other centre").toBe(world.elsewhere);
}
