import { existsSync } from "node:fs";
import pg, { type ClientConfig } from "pg";
import { DatabaseStartError } from "./database-start-error.ts";
import { clusterOf, homeOf } from "./embedded-cluster.ts";
import { serverRuns } from "./embedded-postmaster.ts";
import { startEmbedded } from "./embedded.ts";
import { takeOwnership } from "./ownership.ts";
import { troubleOn } from "./room.ts";

const EMBEDDED_DATABASE = "motus";

type Place = { databaseUrl?: string; dataDir: string };
export type Server = {
  owner: ClientConfig;
  stop: () => Promise<void>;
  /** Starts it again at its address where it has ended, and tells so; nobody else does that for an embedded one. False where its disk keeps nothing. */
  revive: (onRevived: () => void) => Promise<boolean>;
};

/** The server at the address, or the one of the data folder, which is started where it does not run; its database is owned by nobody yet. */
export const reachServer = ({ databaseUrl, dataDir }: Place) => (databaseUrl ? serverAt(databaseUrl) : embeddedIn(dataDir));

/** Works on a database that is there, whether the application runs meanwhile or not. */
export async function besideApplication<T>(place: Place, work: (owner: ClientConfig) => Promise<T>): Promise<T> {
  if (!place.databaseUrl) requireThere(place.dataDir);
  const { owner, stop } = await reachServer(place);
  try {
    return await work(owner);
  } finally {
    await stopUnowned(owner, stop);
  }
}

/** A server that the application has meanwhile made its own is left to it. */
async function stopUnowned(owner: ClientConfig, stop: () => Promise<void>) {
  const connection = new pg.Client(owner);
  connection.on("error", () => {});
  await connection.connect();
  if (await takeOwnership(connection)) await stop();
  await connection.end().catch(() => {});
}

async function embeddedIn(dataDir: string): Promise<Server> {
  const { config, stop } = await startEmbedded({ dataDir });
  const client = new pg.Client(config);
  client.on("error", () => {});
  try {
    await client.connect();
    const { rowCount } = await client.query("select from pg_database where datname = $1", [EMBEDDED_DATABASE]);
    if (!rowCount) await client.query(`create database ${EMBEDDED_DATABASE}`);
  } finally {
    await client.end().catch(() => {});
  }
  return { owner: { ...config, database: EMBEDDED_DATABASE }, stop, revive: (onRevived) => reviveEmbedded(dataDir, config, onRevived) };
}

async function reviveEmbedded(dataDir: string, { host, port }: ClientConfig, onRevived: () => void): Promise<boolean> {
  requireThere(dataDir);
  if (serverRuns(clusterOf(homeOf(dataDir)))) return true;
  const started = await startEmbedded({ dataDir, at: { host, port } }).catch((error) => (troubleOn(dataDir) ? null : Promise.reject(error)));
  if (!started) return false;
  const { config } = started;
  if (config.host !== host || config.port !== port) throw new DatabaseStartError("The database is another's by now");
  onRevived();
  return true;
}

function requireThere(dataDir: string) {
  if (!existsSync(homeOf(dataDir))) throw new DatabaseStartError(`There is no database in ${dataDir}.`);
}

async function serverAt(databaseUrl: string): Promise<Server> {
  const { user, password, host, port, database, ssl } = new pg.Client(databaseUrl);
  return { owner: { user, password, host, port, database, ssl }, stop: async () => {}, revive: async () => true };
}
