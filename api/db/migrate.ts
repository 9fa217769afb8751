import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import { readFileSync } from "node:fs";
import path from "node:path";
import pg, { type ClientConfig } from "pg";
import { DatabaseStartError } from "./database-start-error.ts";
import { APP_GROUP } from "./roles.ts";

const MIGRATING = 727_002;
const JOURNAL = "drizzle.__drizzle_migrations";

/** Brings the database up to date, all of it or nothing; of two processes the second waits and finds it done. */
export async function migrate(owner: ClientConfig, folder: string) {
  const client = new pg.Client(owner);
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATING]);
    await applyMigrations(drizzle(client), { migrationsFolder: folder });
    await client.query(`grant usage on schema drizzle to ${APP_GROUP}; grant select on ${JOURNAL} to ${APP_GROUP}`);
    const skipped = await pendingMigrations(client, folder);
    if (skipped.length > 0)
      throw new DatabaseStartError(
        `Migrations were skipped, being dated before one that is applied: ${skipped.join(", ")}. Generate them anew.`,
      );
  } finally {
    await client.end();
  }
}

/** The names of the migrations in `folder` that the database has not seen. */
export async function pendingMigrations(database: pg.Pool | pg.Client, folder: string): Promise<string[]> {
  const journal = readFileSync(path.join(folder, "meta/_journal.json"), "utf8");
  const { entries } = JSON.parse(journal) as { entries: { tag: string; when: number }[] };
  const { rows: known } = await database.query("select to_regclass($1) is not null as journal", [JOURNAL]);
  const { rows } = known[0].journal ? await database.query(`select created_at::text as at from ${JOURNAL}`) : { rows: [] };
  const applied = new Set(rows.map((row: { at: string }) => row.at));
  return entries.filter((entry) => !applied.has(String(entry.when))).map((entry) => entry.tag);
}
