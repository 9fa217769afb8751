import { randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg, { type ClientConfig } from "pg";
import type { TestProject } from "vitest/node";
import { createDb, type Db } from "#api/core/db/client.ts";
import { startEmbedded, stopEmbedded } from "#api/core/db/embedded/embedded.ts";
import { isAlive } from "#api/core/db/embedded/embedded-postmaster.ts";
import { migrate } from "#api/core/db/migrate.ts";
import { installQueue } from "#api/core/queue/install-queue.ts";
import { grantLogins } from "#api/core/db/grant-logins.ts";
import { bundlePrograms } from "./kit/processes/programs.ts";
import { loginsOf, prepareLogins, type Logins } from "#api/core/db/roles.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The server of this run, and an embedded one, which is the same where no other was given. */
    servers: { given: TestServer; embedded: TestServer };
  }
}

/** A server, its database that is cloned, and the logins to that and its clones. */
export type TestServer = { server: ClientConfig; template: string; logins: Logins };

const migrations = path.resolve("api/core/db/migrations");
const casts = import.meta.glob<{ loadCast: (db: Db) => Promise<void> }>("./cast/load.ts");

/**
 * One server for the whole run (TEST_DATABASE_URL, or an embedded one that forgets) with one migrated database to
 * clone; next to a given one an embedded one, for the files that ask for it (`onEmbedded`).
 */
export default async function setup(project: TestProject) {
  const url = process.env.TEST_DATABASE_URL;
  const [embedded, given] = await Promise.all([
    temporaryServer().then(prepare),
    url ? prepare(serverAt(url)) : undefined,
    bundlePrograms(),
  ]);
  project.provide("servers", { given: (given ?? embedded).provided, embedded: embedded.provided });
  return () => Promise.all([embedded.remove(), given?.remove()]);
}

type Started = { config: ClientConfig; stop: () => Promise<void> };

async function prepare({ config: server, stop }: Started) {
  const run = `motus_test_${process.pid}_${randomBytes(3).toString("hex")}`;
  const template = `${run}_template`;
  const logins = loginsOf({ ...server, database: template }, randomBytes(16).toString("hex"));
  const admin = new pg.Client(server);
  await admin.connect();
  await admin.query(`create database ${template}`);
  await fill({ ...server, database: template }, logins);
  const provided: TestServer = { server, template, logins };

  async function remove() {
    const { rows } = await admin.query<{ datname: string }>(
      "select datname from pg_database where starts_with(datname, $1)",
      [run],
    );
    for (const { datname } of rows) await admin.query(`drop database ${datname} with (force)`);
    for (const { user } of Object.values(logins)) await admin.query(`drop role ${user}`);
    await admin.end();
    await stop();
  }
  return { provided, remove };
}

async function fill(owner: ClientConfig, logins: Logins) {
  const connection = new pg.Client(owner);
  await connection.connect();
  await prepareLogins(connection, logins);
  await connection.end();
  if (existsSync(path.join(migrations, "meta/_journal.json"))) await migrate(owner, migrations);
  await installQueue(owner, () => {});
  await grantLogins(owner, logins);
  const connections = new pg.Pool(owner);
  for (const load of Object.values(casts)) await (await load()).loadCast(createDb(connections));
  await connections.end(); // a database with connections cannot be cloned
}

function serverAt(url: string): Started {
  const { user, password, host, port, database, ssl } = new pg.Client(url);
  return { config: { user, password, host, port, database, ssl }, stop: async () => {} };
}

async function temporaryServer(): Promise<Started> {
  await removeAbandoned().catch(() => {}); // another run may be removing the same
  const dataDir = mkdtempSync(path.join(tmpdir(), `motus-test-${process.pid}-`));
  const settings = { fsync: "off", synchronous_commit: "off", full_page_writes: "off", autovacuum: "off", jit: "off" };
  const { config, stop } = await startEmbedded({ dataDir, settings });
  return { config, stop: () => stop().then(() => rmSync(dataDir, { recursive: true, force: true })) };
}

/** A run that was killed could not stop its server. */
async function removeAbandoned() {
  for (const entry of readdirSync(tmpdir())) {
    const pid = /^motus-test-(\d+)-/.exec(entry)?.[1];
    if (!pid || isAlive(Number(pid))) continue;
    const dataDir = path.join(tmpdir(), entry);
    await stopEmbedded({ dataDir });
    rmSync(dataDir, { recursive: true, force: true });
  }
}
