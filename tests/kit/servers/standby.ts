import { execFileSync } from "node:child_process";
import { appendFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { afterAll } from "vitest";
import { createDb } from "#api/core/db/client.ts";
import { startEmbedded, stopEmbedded } from "#api/core/db/embedded/embedded.ts";
import { grantLogins } from "#api/core/db/grant-logins.ts";
import { migrate } from "#api/core/db/migrate.ts";
import { loginsOf, prepareLogins } from "#api/core/db/roles.ts";
import { installQueue } from "#api/core/queue/install-queue.ts";
import { loadCast } from "#tests/cast/load.ts";
import { databaseUrl, type TestDatabase } from "../database.ts";
import { dataFolder } from "../processes/data-folder.ts";
import { freePort } from "../processes/processes.ts";

/** A PostgreSQL of its own with the cast in a database, and a standby that follows it. */
export async function serverWithStandby() {
  const dataDir = dataFolder({ until: afterAll });
  const port = await freePort();
  const listening = { fsync: "off", listen_addresses: "127.0.0.1", wal_keep_size: "256MB" };
  const { config } = await startEmbedded({ dataDir, settings: { ...listening, port: String(port) } });
  const server = { ...config, host: "127.0.0.1", port };
  const database = await castIn(server);
  await stopEmbedded({ dataDir });

  const standbyDir = dataFolder({ until: afterAll });
  execFileSync("cp", ["-a", path.join(dataDir, "postgres"), path.join(standbyDir, "postgres")]);
  const cluster = path.join(standbyDir, "postgres/cluster");
  rmSync(path.join(cluster, "postmaster.pid"), { force: true });
  writeFileSync(path.join(cluster, "standby.signal"), "");
  appendFileSync(
    path.join(cluster, "postgresql.conf"),
    `primary_conninfo = 'host=127.0.0.1 port=${port} user=${server.user} password=${String(server.password)}'\n`,
  );
  await startEmbedded({ dataDir, settings: { ...listening, port: String(port) } });
  const standbyPort = await freePort();
  const start = () => startEmbedded({ dataDir: standbyDir, settings: { ...listening, port: String(standbyPort) } });
  await start();
  const standby = new pg.Pool({ ...server, port: standbyPort, database: database.name, max: 1 });
  standby.on("error", () => {});
  afterAll(() => standby.end());
  return {
    database: database.test,
    logins: database.logins,
    standby: {
      url: `postgres://127.0.0.1:${standbyPort}/${database.name}`,
      start,
      stop: () => stopEmbedded({ dataDir: standbyDir }),
      query: (text: string, values: unknown[] = []) => standby.query(text, values),
      /** Replays each commit this much later: «5s». */
      delay: async (time: string) => {
        await standby.query(`alter system set recovery_min_apply_delay = '${time}'`);
        await standby.query("select pg_reload_conf()");
      },
    },
  };
}

async function castIn(server: pg.ClientConfig) {
  const name = "clinic";
  const owner = { ...server, database: name };
  await asking(server, (client) => client.query(`create database ${name}`));
  const logins = loginsOf(owner, "for the tests");
  await asking(owner, (client) => prepareLogins(client, logins));
  await migrate(owner, path.resolve("api/core/db/migrations"));
  await installQueue(owner, () => {});
  await grantLogins(owner, logins);
  const pools = { owner: new pg.Pool({ ...owner, max: 4 }), app: new pg.Pool({ ...logins.app, max: 6 }) };
  for (const pool of Object.values(pools)) pool.on("error", () => {});
  await loadCast(createDb(pools.owner));
  const drop = async () => void (await Promise.all([pools.owner.end(), pools.app.end()]));
  afterAll(drop);
  const test: TestDatabase = { ...pools, ...logins, app: pools.app, url: databaseUrl(owner), drop };
  return { name, logins, test };
}

async function asking(login: pg.ClientConfig, work: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client(login);
  await client.connect();
  await work(client).finally(() => client.end());
}
