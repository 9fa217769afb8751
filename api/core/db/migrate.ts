import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg, { type ClientConfig } from "pg";
import { DatabaseStartError } from "./database-start-error.ts";
import { APP_GROUP } from "./roles.ts";

/** The folder of all migrations of this version. */
export const MIGRATIONS = "api/core/db/migrations";

const MIGRATING = 727_002;
const JOURNAL = "drizzle.__drizzle_migrations";

/** Brings the database up to date, all of it or nothing; of two processes the second waits and finds it done. */
export async function migrate(owner: ClientConfig, folder: string) {
  const client = new pg.Client(owner);
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATING]);
    await assertReleased(client, folder);
    await applyMigrations(drizzle(client), { migrationsFolder: folder });
    await client.query(`grant usage on schema drizzle to ${APP_GROUP}; grant select on ${JOURNAL} to ${APP_GROUP}`);
    const skipped = await pendingMigrations(client, folder);
    if (skipped.length > 0)
      throw new DatabaseStartError(
        `Migrations were skipped, being dated before one that is applied: ${skipped.join(", ")}. Generate them again.`,
      );
  } finally {
    await client.end();
  }
}

/** Brings the database to where the first `count` of the migrations lead, as an older product left it. */
export async function migrateTo(owner: ClientConfig, folder: string, count: number) {
  const some = mkdtempSync(path.join(tmpdir(), "motus-migrations-"));
  try {
    cpSync(folder, some, { recursive: true });
    const journal = path.join(some, "meta/_journal.json");
    const all = JSON.parse(readFileSync(journal, "utf8")) as { entries: Migration[] };
    writeFileSync(journal, JSON.stringify({ ...all, entries: all.entries.slice(0, count) }));
    await migrate(owner, some);
  } finally {
    rmSync(some, { recursive: true, force: true });
  }
}

type Migration = { tag: string; when: number };

/** The migrations in `folder`, in their order. */
export const knownMigrations = (folder: string): Migration[] =>
  JSON.parse(readFileSync(path.join(folder, "meta/_journal.json"), "utf8")).entries;

/** When those migrations were written that the database has seen, in their order. */
export async function appliedMigrations(database: pg.Pool | pg.Client): Promise<number[]> {
  const { rows: known } = await database.query("select to_regclass($1) is not null as journal", [JOURNAL]);
  const { rows } = known[0].journal
    ? await database.query(`select created_at::text as at from ${JOURNAL} order by created_at`)
    : { rows: [] };
  return rows.map((row: { at: string }) => Number(row.at));
}

/** Refuses a database that was begun before the first release: the steps from there are not kept. */
export async function assertReleased(database: pg.Pool | pg.Client, folder: string) {
  const [first] = await appliedMigrations(database);
  if (first !== undefined && first !== knownMigrations(folder)[0]!.when)
    throw new DatabaseStartError(
      "The database was begun by a Motus from before the first release, and no steps lead from there to this version. Start with an empty database and an empty data folder.",
    );
}

/** The names of the migrations in `folder` that the database has not seen. */
export async function pendingMigrations(database: pg.Pool | pg.Client, folder: string): Promise<string[]> {
  const applied = new Set(await appliedMigrations(database));
  return knownMigrations(folder)
    .filter(({ when }) => !applied.has(when))
    .map(({ tag }) => tag);
}

/**
 * Whether every migration is applied, and the queue's login may use the queue, as the connection of that login sees it.
 */
export async function isPrepared(queue: pg.Client, folder: string): Promise<boolean> {
  const { rows } = await queue.query<{ name: string }>(
    "select nspname as name from pg_namespace where nspname in ('drizzle', 'graphile_worker') and has_schema_privilege(oid, 'usage')",
  );
  return rows.length === 2 && (await pendingMigrations(queue, folder)).length === 0;
}
