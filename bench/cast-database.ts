import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg, { type ClientConfig } from "pg";
import { createDb } from "#api/core/db/client.ts";
import { startEmbedded } from "#api/core/db/embedded/embedded.ts";
import { migrate } from "#api/core/db/migrate.ts";
import { loginsOf, prepareLogins } from "#api/core/db/roles.ts";
import { readSettings } from "#api/settings/settings.ts";
import { createApi } from "#api/core/endpoint/yoga.ts";
import { loadCast } from "#tests/cast/load.ts";
import { now, tokens } from "#tests/cast/people.ts";

const dataDir = mkdtempSync(path.join(tmpdir(), "motus-bench-"));

/** Lends a server that forgets to some work. */
export async function onServer(work: (server: ClientConfig) => Promise<void>) {
  const { config, stop } = await startEmbedded({ dataDir, settings: { fsync: "off", max_connections: "120" } });
  try {
    await work(config);
  } finally {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * The API over a database of its own, with the cast and the rows of `load`, queried as the receptionist or another user
 * over several connections.
 */
export async function castDatabase(
  server: ClientConfig,
  name: string,
  load: (owner: pg.Pool) => Promise<void>,
  connections = 4,
) {
  const database = `bench_${name}`;
  const logins = loginsOf({ ...server, database }, "bench");
  const admin = new pg.Client(server);
  await admin.connect();
  await admin.query(`create database ${database}`);
  await admin.end();
  const connection = new pg.Client({ ...server, database });
  await connection.connect();
  await prepareLogins(connection, logins);
  await connection.end();
  await migrate({ ...server, database }, "api/core/db/migrations");
  const owner = new pg.Pool({ ...server, database, max: 2 });
  await loadCast(createDb(owner));
  await load(owner);
  await owner.end();
  const app = new pg.Pool({ ...logins.app, max: connections });
  const services = {
    db: createDb(app),
    settings: readSettings({ MOTUS_DATA: dataDir }),
    now: () => now,
  } as unknown as Parameters<typeof createApi>[0];
  const api = createApi(services, console.error);

  async function ask(query: string, variables: object, token: string = tokens.receptionist) {
    const request = new Request("http://bench/graphql", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query, variables }),
    });
    const answer = (await (await api(request, { token, address: "127.0.0.1" })).json()) as {
      data: any;
      errors?: unknown;
    };
    if (answer.errors) throw new Error(JSON.stringify(answer.errors));
    return answer.data;
  }
  return { ask, services, logins, close: () => app.end() };
}
