import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";
import { migrate } from "#api/db/migrate.ts";
import { testDatabase } from "../database.ts";

const migrations = "api/db/migrations";

/** An empty database as it was before the migration of this name, and its upgrade to the present. */
export async function databaseBefore(name: string) {
  const database = await testDatabase();
  await database.owner.query("drop schema public cascade; drop schema drizzle cascade; create schema public");
  const connection = { connectionString: database.url };
  await migrate(connection, before(name));
  return { ...database, upgrade: () => migrate(connection, migrations) };
}

function before(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), "migrations-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(migrations, folder, { recursive: true });
  const journal = path.join(folder, "meta/_journal.json");
  const { entries, ...rest } = JSON.parse(readFileSync(journal, "utf8")) as { entries: { tag: string }[] };
  const first = entries.findIndex(({ tag }) => tag.endsWith(name));
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, first) }));
  return folder;
}
