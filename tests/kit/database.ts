import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import pg, { type ClientConfig } from "pg";
import { afterAll, inject, onTestFinished } from "vitest";
import { loginsOf, type Login } from "#api/core/db/roles.ts";

export type TestDatabase = {
  /** Owns the tables; row-level security does not bind it. */
  owner: pg.Pool;
  /** The application's role: row-level security binds it. */
  app: pg.Pool;
  /** The logins of the job queue and of what reads every row, to this database. */
  queue: Login;
  reader: Login;
  /** As DATABASE_URL. */
  url: string;
  drop: () => Promise<void>;
};

let embedded = false;

/** Puts the databases of the calling file on the embedded server: most installations have it, and its plans are its own. */
export function onEmbedded() {
  embedded = true;
  afterAll(() => {
    embedded = false;
  });
}
const serverOfFile = () => inject("servers")[embedded ? "embedded" : "given"];

/** A database of its own for the calling file, filled as the template is; call it at the top of the file. */
export async function testDatabase(): Promise<TestDatabase> {
  const { server, template, logins } = serverOfFile();
  const database = template.replace(/template$/, randomBytes(4).toString("hex"));
  // Copying files would ask for two checkpoints, which write what every other test has changed.
  await onServer(server, `create database ${database} template ${template} strategy wal_log`);

  const owner = new pg.Pool({ ...server, database, max: 4 });
  const app = new pg.Pool({ ...logins.app, database, max: 6 });
  // Dropping ends connections that are still saying goodbye.
  for (const pool of [owner, app]) pool.on("connect", (connection) => connection.on("error", () => {}));
  let dropped: Promise<void> | undefined;
  const drop = () => (dropped ??= Promise.all([owner.end(), app.end()]).then(() => dropDatabase(server, database)));
  afterAll(drop);
  return {
    owner,
    app,
    queue: { ...logins.queue, database },
    reader: { ...logins.reader, database },
    url: databaseUrl({ ...server, database }),
    drop,
  };
}

/** The address of a database without anything, until the end of the test. */
export async function emptyDatabase(): Promise<string> {
  const { server, template } = serverOfFile();
  const database = template.replace(/template$/, randomBytes(4).toString("hex"));
  await onServer(server, `create database ${database}`);
  onTestFinished(async () => {
    await dropDatabase(server, database);
    await dropLogins(database);
  });
  return databaseUrl({ ...server, database });
}

export function databaseUrl({ user = "", password = "", host = "", port, database }: ClientConfig): string {
  const [name, secret, address] = [user, String(password), host].map(encodeURIComponent);
  return `postgres://${name}:${secret}@${address}:${port}/${database}`;
}

/** Removes the logins that were made for a database, once that is dropped or they have no rights there. */
export async function dropLogins(database: string) {
  const { server } = serverOfFile();
  for (const { user } of Object.values(loginsOf({ database }, "")))
    await onServer(server, `drop role if exists ${user}`);
}

/** Waits for connections that are still saying goodbye: one that is cut off would fail the run. */
async function dropDatabase(server: ClientConfig, database: string) {
  const client = new pg.Client(server);
  await client.connect();
  for (let left = 100; left > 0; left--) {
    const { rowCount } = await client.query("select from pg_stat_activity where datname = $1", [database]);
    if (!rowCount) break;
    await sleep(20);
  }
  await client.query(`drop database ${database} with (force)`);
  await client.end();
}

async function onServer(server: ClientConfig, statement: string) {
  const client = new pg.Client(server);
  await client.connect();
  await client.query(statement);
  await client.end();
}
