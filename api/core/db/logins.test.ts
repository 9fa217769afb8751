import { spawn } from "node:child_process";
import path from "node:path";
import { text } from "node:stream/consumers";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { createBackup } from "#api/backup/create.ts";
import { rowsOf } from "#api/backup/contents.ts";
import { verifyInUse } from "#api/evidence/verify.ts";
import { openApp } from "#api/core/process/app.ts";
import { folderStorage } from "#api/core/outside/storage/folder-storage.ts";
import { readSettings } from "#api/settings/settings.ts";
import { dataFolder } from "#tests/kit/processes/data-folder.ts";
import { programOf } from "#tests/kit/processes/programs.ts";
import { emptyDatabase, testDatabase } from "#tests/kit/database.ts";
import { grantLogins } from "./grant-logins.ts";
import { reachServer } from "./opening/reach.ts";

const lost = (error: Error) => expect.unreachable(error.message);
const log = () => {};

/** The server without a login, as running processes get it where commands alone have the owner's. */
const withoutLogin = (url: string) => url.replace(/\/\/[^@]*@/, "//");

async function asking(login: pg.ClientConfig) {
  const client = new pg.Client(login);
  client.on("error", () => {});
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

const usersOf = async (owner: pg.ClientConfig) => {
  const client = await asking(owner);
  const { rows } = await client.query(
    "select distinct usename as name from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() order by 1",
  );
  return rows.map(({ name }) => name);
};

async function command(script: string, env: Record<string, string>) {
  const child = spawn(process.execPath, [programOf(`scripts/${script}.ts`)], {
    env: { PATH: process.env.PATH, ...env } as never,
  });
  const [out, said, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((left) => child.once("exit", left)),
  ]);
  return { said: out + said, code };
}

test("after the start no connection to an embedded database is its owner's", async () => {
  const dataDir = dataFolder();
  const app = await openApp(readSettings({ MOTUS_DATA: dataDir, MOTUS_DEMO: "off" }), log, lost);
  const { owner } = await reachServer({ dataDir });
  const users = await usersOf(owner);
  expect(users).toContain("motus_queue");
  expect(users).not.toContain(owner.user);
  const second = openApp(readSettings({ MOTUS_DATA: dataDir, MOTUS_DEMO: "off" }), log, lost);
  await expect(second).rejects.toThrow("Another instance of Motus uses the data folder");
  await app.stop();
});

test("running processes serve an external database without its owner's login, once the command has brought it up to date", async () => {
  const url = await emptyDatabase();
  const dataDir = dataFolder();
  const env = { MOTUS_DATA: dataDir, MOTUS_DEMO: "off" };
  const settings = () => readSettings({ ...env, DATABASE_URL: withoutLogin(url) });
  await expect(openApp(settings(), log, lost)).rejects.toThrow(
    "run npm run db:migrate with the login of the database's owner in DATABASE_URL",
  );
  expect(await command("migrate-database", { ...env, DATABASE_URL: withoutLogin(url) })).toMatchObject({
    code: 1,
    said: expect.stringContaining("DATABASE_URL holds no login"),
  });

  expect(await command("migrate-database", { ...env, DATABASE_URL: url })).toEqual({
    code: 0,
    said: "The database is up to date.\n",
  });
  const app = await openApp(settings(), log, lost);
  expect(await app.ready()).toBe(true);
  const name = new URL(url).pathname.slice(1);
  expect(await usersOf({ connectionString: url })).toEqual([`${name}_login`, `${name}_queue`]);
  await app.queue.drain();
  await app.stop();

  const owner = await asking({ connectionString: url });
  await owner.query(
    "delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)",
  );
  await expect(openApp(settings(), log, lost)).rejects.toThrow(
    "This version has to bring the database up to date, and DATABASE_URL holds no login of its owner",
  );
});

test("an exchange of secrets exchanges the passwords of all logins", async () => {
  const url = await emptyDatabase();
  const dataDir = dataFolder();
  const env = { MOTUS_DATA: dataDir, MOTUS_DEMO: "off" };
  const start = async () => openApp(readSettings({ ...env, DATABASE_URL: withoutLogin(url) }), log, lost);
  await command("migrate-database", { ...env, DATABASE_URL: url });
  const before = await start();
  const logins = [before.database.logins.queue.user, before.database.logins.reader.user];
  await before.stop();
  const owner = await asking({ connectionString: url });
  // A server may trust its own socket and ask for no password: what it would hold a password against is compared.
  const verifiers = async () =>
    (
      await owner.query("select rolpassword as verifier from pg_authid where rolname = any($1) order by rolname", [
        logins,
      ])
    ).rows.map((row) => row.verifier as string);
  const former = await verifiers();
  expect(await command("commands/rotate-secrets", { ...env, DATABASE_URL: url })).toMatchObject({ code: 0 });
  const latter = await verifiers();
  expect([...former, ...latter]).toEqual(Array(4).fill(expect.stringMatching(/^SCRAM-SHA-256\$/)));
  expect(new Set([...former, ...latter]).size).toBe(4);
  await (await start()).stop();
});

const database = await testDatabase();
const refused = { code: "42501" };

test("the queue's login can do all that the queue needs, and nothing else", async () => {
  const client = await asking(database.queue);
  await expect(client.query("select from graphile_worker.jobs")).resolves.toBeTruthy();
  for (const statement of [
    "select from users",
    "select from patient_cards",
    "select enqueue_job('x', '{}')",
    "select seal_audit(1)",
    "select forget_kept_forms(now())",
    "create table public.mine (n int)",
    "create table graphile_worker.mine (n int)",
    "create schema mine",
    "create role mine",
    "alter table graphile_worker._private_jobs disable row level security",
    "drop table graphile_worker._private_jobs",
    "insert into graphile_worker.migrations values (1000)",
    "delete from drizzle.__drizzle_migrations",
  ])
    await expect(client.query(statement), statement).rejects.toMatchObject(refused);
  expect((await client.query("select from pg_class where pg_get_userbyid(relowner) = current_user")).rowCount).toBe(0);
});

test("the reader's login reads every row and can write none", async () => {
  const client = await asking(database.reader);
  const { rows: tables } = await client.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
  );
  const counted = async (db: Pick<pg.Client, "query">, name: string) =>
    Number((await db.query(`select count(*) from public.${name}`)).rows[0].count);
  for (const { name } of tables) {
    expect([name, await counted(client, name)]).toEqual([name, await counted(database.owner as never, name)]);
    await expect(client.query(`delete from public.${name}`), name).rejects.toMatchObject(refused);
    await expect(client.query(`insert into public.${name} default values`), name).rejects.toMatchObject(refused);
  }
  expect(await counted(client, "patient_cards")).toBeGreaterThan(0);
  for (const statement of [
    "create table public.mine (n int)",
    "select seal_audit(1)",
    "select enqueue_job('x', '{}')",
    "alter table patient_cards disable row level security",
    "update graphile_worker._private_jobs set attempts = 0",
  ])
    await expect(client.query(statement), statement).rejects.toMatchObject(refused);
});

test("a backup and a check of the evidence give the same by the reader's login as by the owner's", async () => {
  await database.owner.query("select enqueue_job('greet', '{}')");
  const folder = dataFolder();
  const backUp = (reader: pg.ClientConfig, name: string) =>
    createBackup({
      file: path.join(folder, name),
      reader,
      storage: folderStorage(path.join(folder, "files")),
      secrets: {} as never,
      auditAnchors: "none",
      recipient: undefined,
      now: new Date(),
    });
  const manifest = await backUp(database.reader, "reader");
  expect(manifest).toEqual(await backUp({ connectionString: database.url }, "owner"));
  expect(rowsOf(manifest.tables)).toBeGreaterThan(50);
  expect(Object.keys(manifest.sequences).length).toBeGreaterThan(10);
  expect(await verifyInUse(async () => database.reader, "none")).toEqual(
    await verifyInUse(async () => ({ connectionString: database.url }), "none"),
  );
});

test("tables of later migrations are the reader's too, and rights are given any number of times", async () => {
  await database.owner.query(
    "create table later (n int); alter table later enable row level security; insert into later values (1)",
  );
  const logins = { queue: database.queue, reader: database.reader };
  for (let n = 0; n < 2; n++) await grantLogins({ connectionString: database.url }, logins);
  expect((await (await asking(database.reader)).query("select n from later")).rows).toEqual([{ n: 1 }]);
  await database.owner.query("drop table later");
});
