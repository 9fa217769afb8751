import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { databaseUrl, dropLogins, testDatabase } from "#tests/kit/database.ts";
import { dataFolder, serverIn } from "#tests/kit/processes/data-folder.ts";
import { serverRuns } from "../embedded/embedded-postmaster.ts";
import { startEmbedded } from "../embedded/embedded.ts";
import { requireVersion } from "./enter.ts";
import { joinDatabase, openDatabase } from "./open.ts";
import { eventually } from "#tests/kit/time/eventually.ts";

const loginSecret = randomBytes(16).toString("base64url");
const migrations = path.resolve("api/core/db/migrations");
const dataDir = dataFolder({ until: afterAll });
const onLost = (error: Error) => expect.unreachable(error.message);

test("the application's role is bound by row-level security and owns nothing", async () => {
  const { owner, app, version, stop } = await openDatabase({ dataDir, loginSecret, onLost });
  expect(version).toMatch(/^18\./);
  const client = new pg.Client(owner);
  await client.connect();
  await client.query(`create table secrets (n int); alter table secrets enable row level security;
    insert into secrets values (1); grant select, insert on secrets to motus_app`);
  await client.end();

  const { rows } = await app.query("select current_user as name, n from secrets right join (select) x on true");
  expect(rows).toEqual([{ name: "motus_login", n: null }]);
  await expect(app.query("insert into secrets values (2)")).rejects.toThrow("row-level security");
  await expect(app.query("set row_security = off; select * from secrets")).rejects.toThrow("row-level security");
  await expect(app.query("alter table secrets disable row level security")).rejects.toThrow("must be owner");
  await expect(app.query("set role motus")).rejects.toThrow("permission denied");
  await expect(app.query("alter role motus_login bypassrls")).rejects.toThrow("permission denied");
  await expect(app.query("create table public.mine (n int)")).rejects.toThrow("permission denied for schema public");
  await expect(app.query("create schema mine")).rejects.toThrow("permission denied");
  await stop();
});

test("a second instance is refused in one line, and the first continues", async () => {
  const first = await openDatabase({ dataDir, loginSecret, onLost });
  const second = openDatabase({ dataDir, loginSecret, onLost });
  const line = `Another instance of Motus uses the data folder ${dataDir}: stop it first, or give this one its own.`;
  await expect(second).rejects.toThrow(line);
  expect((await first.app.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await first.stop();
});

test("an instance that starts while the other stops waits for it and then works, by a new password of the application's role", async () => {
  const first = await openDatabase({ dataDir, loginSecret, onLost });
  const [, second] = await Promise.all([first.stop(), openDatabase({ dataDir, loginSecret: "a new one", onLost })]);
  expect((await second.app.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  const former = new pg.Client({ ...second.owner, user: "motus_login", password: first.app.options.password });
  await expect(former.connect()).rejects.toThrow("password authentication failed");
  await second.stop();
});

test("the loss of the database is reported once", async () => {
  const lost = vi.fn();
  const { stop } = await openDatabase({ dataDir, loginSecret, onLost: lost });
  process.kill(serverIn(dataDir), "SIGKILL");
  await eventually(() => expect(lost).toHaveBeenCalledExactlyOnceWith(expect.any(Error)));
  await stop();
});

test("an embedded server that crashed is restarted at its address, and stopped with the process that uses it", async () => {
  const revived = vi.fn();
  const join = () => joinDatabase({ dataDir, loginSecret, onLost, onRevived: revived, migrations }, async () => {});
  const joined = await join();
  process.kill(serverIn(dataDir), "SIGKILL");
  await eventually(() => expect(revived).toHaveBeenCalledOnce());
  expect((await joined.app.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await joined.stop();

  const { stop } = await join();
  process.kill(serverIn(dataDir), "SIGKILL");
  await stop();
  expect(serverRuns(path.join(dataDir, "postgres/cluster"))).toBe(false);
});

test("a database that is gone is lost: no other is created in its place", async () => {
  const dataDir = dataFolder();
  const lost = vi.fn();
  const { stop } = await joinDatabase(
    { dataDir, loginSecret, onLost: lost, onRevived: () => {}, migrations },
    async () => {},
  );
  renameSync(path.join(dataDir, "postgres"), path.join(dataDir, "away"));
  process.kill(Number.parseInt(readFileSync(path.join(dataDir, "away/cluster/postmaster.pid"), "utf8"), 10), "SIGKILL");
  await eventually(() =>
    expect(lost).toHaveBeenCalledExactlyOnceWith(new Error(`There is no database in ${dataDir}.`)),
  );
  await stop();
});

test("a server older than 15 is refused in one line", () => {
  expect(() => requireVersion(140_019, "14.19")).toThrow(
    /^Motus needs PostgreSQL 15 or later; the server at DATABASE_URL is 14\.19\.$/,
  );
  expect(() => requireVersion(150_000, "15.0")).not.toThrow();
});

test("a server that does not answer is refused in one line, without its password", async () => {
  const opening = openDatabase({
    databaseUrl: "postgres://motus:hidden@127.0.0.1:9/motus",
    dataDir: "",
    loginSecret,
    onLost,
  });
  const error: Error = await opening.catch((error) => error);
  expect(error.message).toMatch(/^Motus cannot use the database at DATABASE_URL: .*ECONNREFUSED.*$/);
  expect(error.message).not.toContain("hidden");
});

/** Debian's PostgreSQL 15 where it is installed, so that the oldest server we promise is one we have met. */
const debian = "/usr/lib/postgresql/15/bin";
const oldest = existsSync(debian) ? { binaries: debian, locale: ["--locale=C.UTF-8"] } : {};
const oldestDir = dataFolder({ until: afterAll, ...oldest });

async function databaseOf(name: string, rights: string) {
  const { config } = await startEmbedded({ dataDir: oldestDir, ...oldest, settings: { fsync: "off" } });
  const admin = new pg.Client(config);
  await admin.connect();
  onTestFinished(() => admin.end());
  await admin.query(`create role ${name} login ${rights} password 'secret'`);
  await admin.query(`create database ${name} owner ${name}`);
  const url = databaseUrl({ ...config, user: name, password: "secret", database: name });
  return {
    admin,
    open: (password = loginSecret) => openDatabase({ databaseUrl: url, dataDir: "", loginSecret: password, onLost }),
  };
}

test("works on a given server by DATABASE_URL", async () => {
  const { open } = await databaseOf("clinic", "createrole");
  const { app, owner, version, stop } = await open();
  expect(Number.parseInt(version, 10)).toBeGreaterThanOrEqual(15);
  expect(owner).toMatchObject({ user: "clinic", database: "clinic" });
  expect((await app.query("select current_user as name")).rows).toEqual([{ name: "clinic_login" }]);
  await stop();

  const reopened = await open("a changed password");
  expect((await reopened.app.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await reopened.stop();
});

test("the owner without the right to create roles gets the statements for an administrator, and these suffice", async () => {
  const { admin, open } = await databaseOf("surgery", "nocreaterole");
  const { message }: Error = await open().then(
    () => expect.unreachable(),
    (error) => error,
  );
  expect(message).toContain('The database role "surgery_login" does not serve');
  expect(message).not.toContain(loginSecret);
  await admin.query(message.slice(message.indexOf("run: ") + 5));
  const { app, stop } = await open();
  expect((await app.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await stop();

  await admin.query("alter role surgery_login bypassrls");
  await expect(open()).rejects.toThrow(
    "it can bypass row-level security. An administrator of the server has to run: ALTER ROLE",
  );
});

test("works on the server the tests run on", async () => {
  const { url } = await testDatabase();
  const { app, owner, stop } = await openDatabase({ databaseUrl: url, dataDir: "", loginSecret, onLost });
  await expect(app.query("select 1")).resolves.toBeTruthy();
  await stop();
  await dropLogins(owner.database!);
});
