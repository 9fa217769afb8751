import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { testDatabase } from "#tests/kit/database.ts";
import { migrate, pendingMigrations } from "./migrate.ts";

const { owner, app, url } = await testDatabase();
await owner.query("drop schema if exists drizzle cascade");
const config = { connectionString: url };

const first = { when: 1, sql: "create table one (n int);--> statement-breakpoint\ninsert into one values (1);" };

function folderOf(migrations: Record<string, { when: number; sql: string }>): string {
  const folder = mkdtempSync(path.join(tmpdir(), "migrations-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, "meta"));
  const entries = Object.entries(migrations).map(([tag, { when }], idx) => ({
    idx,
    version: "7",
    when,
    tag,
    breakpoints: true,
  }));
  writeFileSync(
    path.join(folder, "meta/_journal.json"),
    JSON.stringify({ version: "7", dialect: "postgresql", entries }),
  );
  for (const [tag, { sql }] of Object.entries(migrations)) writeFileSync(path.join(folder, `${tag}.sql`), sql);
  return folder;
}

test("applies pending migrations, once, though two processes begin at the same time; the application sees which are pending", async () => {
  const folder = folderOf({ first });
  expect(await pendingMigrations(owner, folder)).toEqual(["first"]);
  await Promise.all([migrate(config, folder), migrate(config, folder)]);
  expect(await pendingMigrations(app, folder)).toEqual([]);

  const later = folderOf({ first, second: { when: 2, sql: "insert into one values (2);" } });
  expect(await pendingMigrations(app, later)).toEqual(["second"]);
  await migrate(config, later);
  expect((await owner.query("select n from one order by n")).rows).toEqual([{ n: 1 }, { n: 2 }]);

  const between = folderOf({ first, late: { when: 1.5, sql: "insert into one values (3);" } });
  await expect(migrate(config, between)).rejects.toThrow(
    "Migrations were skipped, being dated before one that is applied: late.",
  );
});

test("a migration that fails leaves nothing of itself", async () => {
  const folder = folderOf({
    first,
    wrong: { when: 9, sql: "create table half (n int);--> statement-breakpoint\nselect 1/0;" },
  });
  await expect(migrate(config, folder)).rejects.toThrow("select 1/0");
  expect((await owner.query("select to_regclass('half') as half")).rows).toEqual([{ half: null }]);
  expect(await pendingMigrations(owner, folder)).toEqual(["wrong"]);
});

test("a database from before the first release is refused and left as it is", async () => {
  const released = folderOf({ released: { when: 3, sql: "create table three (n int);" } });
  await expect(migrate(config, released)).rejects.toThrow("begun by a Motus from before the first release");
  expect((await owner.query("select to_regclass('three') as three")).rows).toEqual([{ three: null }]);
});

test("a migration is never edited once it has landed", () => {
  const digests = readFileSync("api/core/db/migrations/SHA256SUMS", "utf8").trim().split("\n");
  const files = readdirSync("api/core/db/migrations").filter((name) => name.endsWith(".sql"));
  const digestOf = (name: string) =>
    createHash("sha256")
      .update(readFileSync(path.join("api/core/db/migrations", name)))
      .digest("hex");
  expect(files.sort().map((name) => `${digestOf(name)}  ${name}`)).toEqual(digests);
});

test("the migrations of the application are applied in the database that tests clone", async () => {
  const other = new pg.Client((await testDatabase()).url);
  await other.connect();
  expect(await pendingMigrations(other, "api/core/db/migrations")).toEqual([]);
  await other.end();
});
