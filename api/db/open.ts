import { setTimeout as sleep } from "node:timers/promises";
import pg, { type ClientConfig } from "pg";
import { DatabaseStartError, wordsOf } from "./database-start-error.ts";
import { takeOwnership } from "./ownership.ts";
import { reachServer, type Server } from "./reach.ts";
import { appLogin, prepareAppLogin } from "./roles.ts";

/** Twenty attempts, some three seconds: the connection of a killed owner may take a moment to end. */
const ATTEMPTS = 20;
/** What queries that still run when the process has to end are given. */
const GRACE = 5_000;

type Options = {
  /** A server of 15 or later; without it PostgreSQL runs in the data folder. */
  databaseUrl?: string;
  dataDir: string;
  appPassword: string;
  /** The connection that makes this process the only owner has died: another may start, so this one has to end. */
  onLost: (error: Error) => void;
};

export type OpenDatabase = {
  /** For migrations: owns the tables, so row-level security does not bind it. */
  owner: ClientConfig;
  /** For everything else: connections of a role that row-level security binds. */
  app: pg.Pool;
  version: string;
  stop: () => Promise<void>;
};

/** Opens the database for this process alone; every failure is a DatabaseStartError that says what to do. */
export async function openDatabase({ databaseUrl, dataDir, appPassword, onLost }: Options): Promise<OpenDatabase> {
  const what = databaseUrl ? "the database at DATABASE_URL" : `the data folder ${dataDir}`;
  const { owner, version, connection, stop } = await own(() => reachServer({ databaseUrl, dataDir }), what);
  let owning = true;
  let fault = new Error("The connection that owns the database ended");
  connection.on("error", (error) => (fault = error));
  connection.once("end", () => {
    if (owning) onLost(fault);
    owning = false;
  });

  const { host, port, database = "", ssl } = owner;
  const app = { host, port, database, ssl, user: appLogin(database), password: appPassword };
  try {
    await prepareAppLogin(connection, app);
  } catch (error) {
    owning = false;
    await connection.end();
    throw error;
  }
  const connections = new pg.Pool(app);
  connections.on("error", () => {}); // an idle connection that ends is replaced; a query that fails says so itself
  return {
    owner,
    app: connections,
    version,
    stop: async () => {
      const mayStop = owning; // a server that was lost may be another's by now
      owning = false;
      await Promise.race([connections.end(), sleep(GRACE, undefined, { ref: false })]);
      if (mayStop) await stop(); // before the connection: nobody else may own a server that is about to end
      await connection.end().catch(() => {});
    },
  };
}

/** Reaches the server until this process owns its database. A server that another process is just stopping is started anew. */
async function own(reach: () => Promise<Server>, what: string) {
  let refusal = "";
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    try {
      const server = await reach();
      const owned = await ownedConnection(server.owner);
      if (owned) return { ...server, ...owned };
      refusal = `Another instance of Motus uses ${what}: stop it first, or give this one its own.`;
    } catch (error) {
      if (error instanceof DatabaseStartError) throw error;
      refusal = `Motus cannot use ${what}: ${wordsOf(error)}`;
    }
    await sleep(150);
  }
  throw new DatabaseStartError(refusal);
}

async function ownedConnection(owner: ClientConfig) {
  const connection = new pg.Client({ ...owner, keepAlive: true });
  connection.on("error", () => {});
  try {
    await connection.connect();
    const version = await supportedVersion(connection);
    if (await takeOwnership(connection)) return { connection, version };
  } catch (error) {
    await connection.end().catch(() => {});
    throw error;
  }
  await connection.end();
}

async function supportedVersion(connection: pg.Client): Promise<string> {
  const { rows } = await connection.query<{ name: string; number: number }>(
    "select current_setting('server_version') as name, current_setting('server_version_num')::int as number",
  );
  const { name, number } = rows[0]!;
  requireVersion(number, name);
  return name;
}

export function requireVersion(number: number, name: string) {
  if (number < 150_000) throw new DatabaseStartError(`Motus needs PostgreSQL 15 or later; the server at DATABASE_URL is ${name}.`);
}
