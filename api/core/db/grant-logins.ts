import pg, { type ClientConfig } from "pg";
import type { Logins } from "./roles.ts";

/** The queue's own tables, without a right to change which of its migrations were applied. */
const queueRights = (role: string) => `
  grant usage on schema graphile_worker, drizzle to ${role};
  grant select, insert, update, delete on all tables in schema graphile_worker to ${role};
  revoke insert, update, delete on graphile_worker.migrations from ${role};
  grant select on drizzle.__drizzle_migrations to ${role}`;

/** Every row that a backup holds. */
const readerRights = (role: string) => `
  grant usage on schema public, graphile_worker, drizzle to ${role};
  grant select on all tables in schema public to ${role};
  grant select on all sequences in schema public to ${role};
  grant select on graphile_worker.jobs, graphile_worker._private_jobs, drizzle.__drizzle_migrations to ${role}`;

/**
 * Grants the logins of the queue and of the reader the rights each needs on the existing tables, and nothing else; as
 * the owner, after migrations and the installation of the queue, and any number of times.
 */
export async function grantLogins(owner: ClientConfig, { queue, reader }: Pick<Logins, "queue" | "reader">) {
  const client = new pg.Client(owner);
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("begin");
    await client.query(queueRights(pg.escapeIdentifier(queue.user)));
    await client.query(readerRights(pg.escapeIdentifier(reader.user)));
    await allow(client, queue.user, "all", "graphile_worker");
    await allow(client, reader.user, "select", "public");
    await allow(client, reader.user, "select", "graphile_worker", "_private_jobs");
    await client.query("commit");
  } finally {
    await client.end();
  }
}

/**
 * A policy for one role on each table of a schema that is under row-level security: the rows are all its, as far as its
 * rights go.
 */
async function allow(
  client: pg.Client,
  role: string,
  command: "all" | "select",
  schema: string,
  table: string | null = null,
) {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = $1::regnamespace and relkind = 'r' and relrowsecurity and ($2::text is null or relname = $2)
       and not exists (select from pg_policy where polrelid = pg_class.oid and polname = $3)`,
    [schema, table, role],
  );
  const [id, place] = [role, schema].map(pg.escapeIdentifier);
  for (const { name } of rows)
    await client.query(
      `create policy ${id} on ${place}.${pg.escapeIdentifier(name)} for ${command} to ${id} using (true)`,
    );
}
