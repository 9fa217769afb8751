import { existsSync } from "node:fs";
import pg, { type ClientConfig } from "pg";
import { assertDirect } from "../assert-direct.ts";
import { DatabaseStartError } from "../database-start-error.ts";
import { clusterOf, homeOf } from "../embedded/embedded-cluster.ts";
import { serverRuns } from "../embedded/embedded-postmaster.ts";
import { startEmbedded } from "../embedded/embedded.ts";
import { appliedMigrations } from "../migrate.ts";
import { takeOwnership } from "./ownership.ts";
import { diskProblem } from "../disk-problem.ts";

const EMBEDDED_DATABASE = "motus";

type DatabaseLocation = { databaseUrl?: string; dataDir: string };
export type Server = {
  owner: ClientConfig;
  stop: () => Promise<void>;
  /**
   * Restarts it at its address where it has ended, and reports so; an embedded server has no other supervisor. False
   * where its disk is full or read-only.
   */
  revive: (onRevived: () => void) => Promise<boolean>;
};

/**
 * The server at the address, or the one of the data folder, which is started where it does not run; its database has no
 * owning process yet.
 */
export const reachServer = ({ databaseUrl, dataDir }: DatabaseLocation) =>
  databaseUrl ? serverAt(databaseUrl) : embeddedIn(dataDir);

/** Works on a database of Motus that is there, whether the application runs or not. */
export async function whileAppRuns<T>(place: DatabaseLocation, work: (owner: ClientConfig) => Promise<T>): Promise<T> {
  const { owner, stop } = await reachInstalled(place);
  try {
    return await work(owner);
  } finally {
    await stopUnowned(owner, stop);
  }
}

/** The server of a database that Motus has been started on; none is created, since the address may be mistyped. */
async function reachInstalled(place: DatabaseLocation): Promise<Server> {
  if (!place.databaseUrl) requireThere(place.dataDir);
  const server = await reachServer(place);
  const connection = new pg.Client(server.owner);
  connection.on("error", () => {});
  await connection.connect();
  const applied = await assertDirect(connection)
    .then(() => appliedMigrations(connection))
    .finally(() => connection.end());
  if (applied.length > 0) return server;
  await stopUnowned(server.owner, server.stop);
  throw new DatabaseStartError(
    `There is no Motus in the database ${place.databaseUrl ? "at DATABASE_URL" : `in ${place.dataDir}`}.`,
  );
}

/** A server that the application has taken over since is left to it. */
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
  return {
    owner: { ...config, database: EMBEDDED_DATABASE },
    stop,
    revive: (onRevived) => reviveEmbedded(dataDir, config, onRevived),
  };
}

async function reviveEmbedded(dataDir: string, { host, port }: ClientConfig, onRevived: () => void): Promise<boolean> {
  requireThere(dataDir);
  if (serverRuns(clusterOf(homeOf(dataDir)))) return true;
  const started = await startEmbedded({ dataDir, at: { host, port } }).catch((error) =>
    diskProblem(dataDir) ? null : Promise.reject(error),
  );
  if (!started) return false;
  const { config } = started;
  if (config.host !== host || config.port !== port) throw new DatabaseStartError("The database is another's by now");
  onRevived();
  return true;
}

function requireThere(dataDir: string) {
  if (!existsSync(homeOf(dataDir))) throw new DatabaseStartError(`There is no database in ${dataDir}.`);
}

/** True if an address holds a login, which is the owner's; one without only says where the database is. */
export const namesOwner = (databaseUrl: string) => new URL(databaseUrl).username !== "";

export function requireOwner(databaseUrl: string | undefined) {
  if (databaseUrl && !namesOwner(databaseUrl))
    throw new DatabaseStartError(
      "DATABASE_URL holds no login, and this needs the one of the database's owner: postgres://user:password@host:port/database",
    );
}

async function serverAt(databaseUrl: string): Promise<Server> {
  requireOwner(databaseUrl);
  const { user, password, host, port, database, ssl } = new pg.Client(databaseUrl);
  return { owner: { user, password, host, port, database, ssl }, stop: async () => {}, revive: async () => true };
}
