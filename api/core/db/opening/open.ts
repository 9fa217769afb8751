import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import pg, { type ClientConfig } from "pg";
import { poolOf } from "../pool-of.ts";
import { DatabaseStartError } from "../database-start-error.ts";
import { ATTEMPTS, PAUSE, PREPARE, reachAs, reachAsOwner, reachAsQueue, subjectOf } from "./enter.ts";
import { handOver } from "./hand-over.ts";
import { isPrepared } from "../migrate.ts";
import { awaitTurn, endTurn, releaseOwnership, shareOwnership, takeOwnership, tryTurn } from "./ownership.ts";
import { stayPresent, type Presence } from "./presence.ts";
import { namesOwner } from "./reach.ts";
import { assertBound, loginAt, loginsOf, prepareLogins, type Logins } from "../roles.ts";
import { requireSameSecrets, writeFingerprints } from "./secret-fingerprints.ts";

/** Grace period for running queries when the process has to end. */
const GRACE = 5_000;

type Options = {
  /** A server of 15 or later; without it PostgreSQL runs in the data folder. */
  databaseUrl?: string;
  dataDir: string;
  /** Of the logins to a server that several machines share. On an embedded one they get new passwords at each start. */
  loginSecret: string;
  /** The secret that seals: processes that share a database have the same. */
  secrets?: Record<string, string>;
  /** The ids of secrets that were exchanged lately. */
  formerKeys?: string[];
  /** The database is lost for good: this process has to end. */
  onLost: (error: Error) => void;
};
type Joining = Options & {
  /** A pooler in transaction mode, by which requests reach the same database. */
  poolUrl?: string;
  /** An embedded server crashed, and runs again. */
  onRevived: () => void;
  /** The folder of all that is applied to a database that is up to date. */
  migrations: string;
};

type Opened = {
  /** Connections of a role that row-level security binds. */
  app: pg.Pool;
  version: string;
  stop: () => Promise<void>;
};

/** A database that this process has alone, as its owner: row-level security does not bind that. */
export type OwnDatabase = Opened & { owner: ClientConfig; logins: Logins };

/** A database that is served: no connection to it is the owner's. */
export type ServedDatabase = Opened & { logins: Logins };

/**
 * The steps before a database is served. `owner` is absent where the address holds no login; where a step needs the
 * database alone, `alone` answers whether no other process uses it.
 */
export type BringUp = (database: {
  logins: Logins;
  owner?: ClientConfig;
  alone: () => Promise<boolean>;
}) => Promise<void>;

/** Opens the database exclusively for this process; every failure is a DatabaseStartError with its remedy. */
export async function openDatabase({
  databaseUrl,
  dataDir,
  loginSecret,
  secrets = {},
  formerKeys,
  onLost,
}: Options): Promise<OwnDatabase> {
  const {
    login: owner,
    version,
    connection,
    stop,
  } = await reachAs(takeOwnership, subjectOf({ databaseUrl, dataDir }), () => reachAsOwner({ databaseUrl, dataDir }));
  const logins = loginsOf(owner, databaseUrl ? loginSecret : newPassword());
  try {
    if (databaseUrl) await requireSameSecrets(connection, secrets, formerKeys);
    await prepareLogins(connection, logins);
  } catch (error) {
    await connection.end();
    throw error;
  }
  // A process that worked exclusively does not reconnect: another may have begun since.
  const presence = stayPresent({
    login: owner,
    connection,
    enter: takeOwnership,
    onLost,
    revive: () => Promise.reject(new Error("The database ended")),
  });
  return { owner, ...opened({ version, logins, presence, stop }) };
}

/**
 * Opens the database for one of several processes: of those on one machine the first, on an embedded server the only
 * one. The others that start at the same time wait until this one has brought it up to date. Afterwards no connection
 * is the owner's.
 */
export const joinDatabase = (options: Joining, bringUp: BringUp): Promise<ServedDatabase> =>
  options.databaseUrl && !namesOwner(options.databaseUrl)
    ? joinWithoutOwner(options, options.databaseUrl, bringUp)
    : joinAsOwner(options, bringUp);

async function joinAsOwner(
  { databaseUrl, poolUrl, dataDir, loginSecret, secrets = {}, formerKeys, onLost, onRevived }: Joining,
  bringUp: BringUp,
): Promise<ServedDatabase> {
  const enter = databaseUrl
    ? shareOwnership
    : async (connection: pg.Client) => (await tryTurn(connection)) && shareOwnership(connection);
  const join = async (connection: pg.Client) => {
    if (databaseUrl) await awaitTurn(connection);
    return enter(connection);
  };
  const {
    login: owner,
    version,
    connection,
    stop,
    revive,
  } = await reachAs(join, subjectOf({ databaseUrl, dataDir }), () => reachAsOwner({ databaseUrl, dataDir }));
  const logins = loginsOf(owner, databaseUrl ? loginSecret : newPassword());
  let served: pg.Client;
  try {
    if (databaseUrl) await requireSameSecrets(connection, secrets, formerKeys);
    await prepareLogins(connection, logins);
    let isAlone = false;
    await bringUp({ logins, owner, alone: async () => (isAlone = await alone(connection)) });
    if (databaseUrl) await writeFingerprints(connection, secrets);
    if (isAlone) await releaseOwnership(connection);
    served = await handOver(connection, logins.queue, { keepTurn: !databaseUrl });
  } catch (error) {
    await stop();
    await connection.end().catch(() => {});
    throw error;
  }
  const presence = stayPresent({
    login: logins.queue,
    connection: served,
    enter,
    onLost,
    revive: () => revive(onRevived),
  });
  return opened({ version, logins, poolUrl, presence, stop });
}

/** The owner's login is with the commands alone: the locks are the queue's login's from the beginning. */
async function joinWithoutOwner(
  { poolUrl, loginSecret, onLost, migrations }: Joining,
  databaseUrl: string,
  bringUp: BringUp,
): Promise<ServedDatabase> {
  const { host, port, database, ssl } = new pg.Client(databaseUrl);
  const logins = loginsOf({ host, port, database, ssl }, loginSecret);
  const join = async (connection: pg.Client) => {
    await awaitTurn(connection);
    return shareOwnership(connection);
  };
  const { version, connection } = await reachAs(join, subjectOf({ databaseUrl, dataDir: "" }), () =>
    reachAsQueue(logins.queue),
  );
  try {
    await assertBound(logins);
    if (!(await isPrepared(connection, migrations)))
      throw new DatabaseStartError(
        `This version has to bring the database up to date, and DATABASE_URL holds no login of its owner: stop all processes and ${PREPARE}`,
      );
    await bringUp({ logins, alone: async () => false });
    await endTurn(connection);
  } catch (error) {
    await connection.end().catch(() => {});
    throw error;
  }
  const presence = stayPresent({ login: logins.queue, connection, enter: shareOwnership, onLost });
  return opened({ version, logins, poolUrl, presence, stop: async () => {} });
}

/** A process that has just ended may still be leaving. */
async function alone(connection: pg.Client): Promise<boolean> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    if (await takeOwnership(connection)) return true;
    await sleep(PAUSE);
  }
  return false;
}

const newPassword = () => randomBytes(32).toString("base64url");

/**
 * The application's pool, over a pooler where there is one: each transaction may be on another connection of the
 * server, so no setting, lock or prepared statement outlives one. A request that gets no connection in time fails
 * instead of waiting on.
 */
export function connectApp(app: Logins["app"], poolUrl?: string): pg.Pool {
  const login = poolUrl ? loginAt(app, poolUrl) : app;
  return poolOf({ ...login, max: 10, connectionTimeoutMillis: 10_000, keepAlive: true });
}

/** Ends connections once their queries have ended, or after a while. */
export async function endConnections(connections: pg.Pool) {
  await Promise.race([connections.end(), sleep(GRACE, undefined, { ref: false })]);
}

type Held = Pick<ServedDatabase, "version" | "logins" | "stop"> & { poolUrl?: string; presence: Presence };

function opened({ version, logins, poolUrl, presence, stop }: Held): ServedDatabase {
  const app = connectApp(logins.app, poolUrl);
  return {
    app,
    logins,
    version,
    stop: async () => {
      await endConnections(app);
      await presence.leave(stop);
    },
  };
}
