import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import pg, { type ClientConfig } from "pg";
import { DatabaseStartError, wordsOf } from "./database-start-error.ts";
import { awaitTurn, endTurn, releaseOwnership, shareOwnership, takeOwnership, tryTurn } from "./ownership.ts";
import { stayPresent } from "./presence.ts";
import { reachServer } from "./reach.ts";
import { appLogin, prepareAppLogin } from "./roles.ts";
import { requireSameSecrets, writeFingerprints } from "./secret-fingerprints.ts";

/** Twenty attempts, some three seconds: the connection of a killed owner may take a moment to end. */
const ATTEMPTS = 20;
const PAUSE = 150;
/** What queries that still run when the process has to end are given. */
const GRACE = 5_000;

type Options = {
  /** A server of 15 or later; without it PostgreSQL runs in the data folder. */
  databaseUrl?: string;
  dataDir: string;
  /** Of the application's login on a server that several machines share. On an embedded one the login gets a new password at each start. */
  appPassword: string;
  /** What the installation seals with: processes that share a database have the same. */
  secrets?: Record<string, string>;
  /** The ids of secrets that were exchanged lately. */
  formerKeys?: string[];
  /** The database is lost for good: this process has to end. */
  onLost: (error: Error) => void;
};
type Joining = Options & {
  /** An embedded server ended by itself, and runs again. */
  onRevived: () => void;
};

/** How the database is reached: by the owner of its tables, and by the role that row-level security binds. */
export type Access = { owner: ClientConfig; app: ClientConfig & { user: string; password: string } };

export type OpenDatabase = {
  /** For migrations: owns the tables, so row-level security does not bind it. */
  owner: ClientConfig;
  /** For everything else: connections of a role that row-level security binds. */
  app: pg.Pool;
  version: string;
  stop: () => Promise<void>;
};

/** What brings a database up to date; where that needs it alone, `alone` answers whether nobody else lives on it. */
export type BringUp = (owner: ClientConfig, alone: () => Promise<boolean>) => Promise<void>;

/** Opens the database for this process alone; every failure is a DatabaseStartError that says what to do. */
export async function openDatabase({
  databaseUrl,
  dataDir,
  appPassword,
  secrets = {},
  formerKeys,
  onLost,
}: Options): Promise<OpenDatabase> {
  const { owner, version, connection, stop } = await reachAs(takeOwnership, { databaseUrl, dataDir });
  const app = appOf(owner, databaseUrl ? appPassword : randomBytes(32).toString("base64url"));
  try {
    if (databaseUrl) await requireSameSecrets(connection, secrets, formerKeys);
    await prepareAppLogin(connection, app);
  } catch (error) {
    await connection.end();
    throw error;
  }
  // Who worked alone does not come back: somebody else may have begun meanwhile.
  const presence = stayPresent({
    owner,
    connection,
    enter: takeOwnership,
    onLost,
    revive: () => Promise.reject(new Error("The database ended")),
  });
  return opened({ owner, version, connections: connectApp(app), presence, stop });
}

/**
 * Opens the database for one of several processes: of those on one machine the first, on an embedded server the only one. The
 * others that start meanwhile wait until this one has brought it up to date.
 */
export async function joinDatabase(
  { databaseUrl, dataDir, appPassword, secrets = {}, formerKeys, onLost, onRevived }: Joining,
  bringUp: BringUp,
): Promise<OpenDatabase & { access: Access }> {
  const enter = databaseUrl
    ? shareOwnership
    : async (connection: pg.Client) => (await tryTurn(connection)) && shareOwnership(connection);
  const join = async (connection: pg.Client) => {
    if (databaseUrl) await awaitTurn(connection);
    return enter(connection);
  };
  const { owner, version, connection, stop, revive } = await reachAs(join, { databaseUrl, dataDir });
  const app = appOf(owner, databaseUrl ? appPassword : randomBytes(32).toString("base64url"));
  try {
    if (databaseUrl) await requireSameSecrets(connection, secrets, formerKeys);
    await prepareAppLogin(connection, app);
    let isAlone = false;
    await bringUp(owner, async () => (isAlone = await alone(connection)));
    if (databaseUrl) await writeFingerprints(connection, secrets);
    if (isAlone) await releaseOwnership(connection);
    if (databaseUrl) await endTurn(connection);
  } catch (error) {
    await stop();
    await connection.end().catch(() => {});
    throw error;
  }
  const presence = stayPresent({ owner, connection, enter, onLost, revive: () => revive(onRevived) });
  return { ...opened({ owner, version, connections: connectApp(app), presence, stop }), access: { owner, app } };
}

/** Whoever has just ended may still be leaving. */
async function alone(connection: pg.Client): Promise<boolean> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    if (await takeOwnership(connection)) return true;
    await sleep(PAUSE);
  }
  return false;
}

function appOf({ host, port, database = "", ssl }: ClientConfig, password: string): Access["app"] {
  return { host, port, database, ssl, user: appLogin(database), password };
}

/** The application's connections; who finds none in time is told so instead of waiting on. */
export function connectApp(app: Access["app"], max = 10): pg.Pool {
  const connections = new pg.Pool({ ...app, max, connectionTimeoutMillis: 10_000, keepAlive: true });
  connections.on("error", () => {}); // an idle connection that ends is replaced; a query that fails says so itself
  return connections;
}

/** Ends connections once what runs on them has, or after a while. */
export async function endConnections(connections: pg.Pool) {
  await Promise.race([connections.end(), sleep(GRACE, undefined, { ref: false })]);
}

type Opened = Pick<OpenDatabase, "owner" | "version" | "stop"> & {
  connections: pg.Pool;
  presence: ReturnType<typeof stayPresent>;
};

function opened({ owner, version, connections, presence, stop }: Opened): OpenDatabase {
  return {
    owner,
    app: connections,
    version,
    stop: async () => {
      await endConnections(connections);
      await presence.leave(stop);
    },
  };
}

/** Reaches the server until this process may enter its database. A server that another process is just stopping is started anew. */
async function reachAs(
  enter: (connection: pg.Client) => Promise<boolean>,
  place: { databaseUrl?: string; dataDir: string },
) {
  const what = place.databaseUrl ? "the database at DATABASE_URL" : `the data folder ${place.dataDir}`;
  let refusal = "";
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    try {
      const server = await reachServer(place);
      const entered = await entering(server.owner, enter);
      if (entered) return { ...server, ...entered };
      refusal = `Another instance of Motus uses ${what}: stop it first, or give this one its own.`;
    } catch (error) {
      if (error instanceof DatabaseStartError) throw error;
      refusal = `Motus cannot use ${what}: ${wordsOf(error)}`;
    }
    await sleep(PAUSE);
  }
  throw new DatabaseStartError(refusal);
}

async function entering(owner: ClientConfig, enter: (connection: pg.Client) => Promise<boolean>) {
  const connection = new pg.Client({ ...owner, keepAlive: true });
  connection.on("error", () => {});
  try {
    await connection.connect();
    const version = await supportedVersion(connection);
    if (await enter(connection)) return { connection, version };
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
  if (number < 150_000)
    throw new DatabaseStartError(`Motus needs PostgreSQL 15 or later; the server at DATABASE_URL is ${name}.`);
}
