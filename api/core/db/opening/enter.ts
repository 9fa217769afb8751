import { setTimeout as sleep } from "node:timers/promises";
import pg, { type ClientConfig } from "pg";
import { constraintOf } from "../client.ts";
import { assertDirect } from "../assert-direct.ts";
import { DatabaseStartError, wordsOf } from "../database-start-error.ts";
import { reachServer } from "./reach.ts";

/** Twenty attempts, some three seconds: the connection of a killed owner may take a moment to end. */
export const ATTEMPTS = 20;
export const PAUSE = 150;
/** A wrong password, or no such role. */
const LOGIN_REFUSED = /^28/;
/** Remedy of a start that has no owner's login. */
export const PREPARE =
  "run npm run db:migrate with the login of the database's owner in DATABASE_URL, then start this again.";

type DatabaseLocation = { databaseUrl?: string; dataDir: string };

export const subjectOf = ({ databaseUrl, dataDir }: DatabaseLocation) =>
  databaseUrl ? "the database at DATABASE_URL" : `the data folder ${dataDir}`;

export async function reachAsOwner(place: DatabaseLocation) {
  const { owner, ...server } = await reachServer(place);
  return { login: owner, ...server };
}

/** Logins that the owner has not prepared, or prepared by other secrets, do not open later either. */
export async function reachAsQueue(login: ClientConfig) {
  const client = new pg.Client(login);
  client.on("error", () => {});
  try {
    await client.connect();
    return { login };
  } catch (error) {
    if (!LOGIN_REFUSED.test(constraintOf(error)?.code ?? "")) throw error;
    throw new DatabaseStartError(`${wordsOf(error)}: ${PREPARE} The file of secrets has to be the same.`);
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * Reaches the server until this process may enter its database. A server that another process is just stopping is
 * started again.
 */
export async function reachAs<T extends { login: ClientConfig }>(
  enter: (connection: pg.Client) => Promise<boolean>,
  subject: string,
  reach: () => Promise<T>,
) {
  let refusal = "";
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    try {
      const server = await reach();
      const entered = await entering(server.login, enter);
      if (entered) return { ...server, ...entered };
      refusal = `Another instance of Motus uses ${subject}: stop it first, or give this one its own.`;
    } catch (error) {
      if (error instanceof DatabaseStartError) throw error;
      refusal = `Motus cannot use ${subject}: ${wordsOf(error)}`;
    }
    await sleep(PAUSE);
  }
  throw new DatabaseStartError(refusal);
}

async function entering(login: ClientConfig, enter: (connection: pg.Client) => Promise<boolean>) {
  const connection = new pg.Client({ ...login, keepAlive: true });
  connection.on("error", () => {});
  try {
    await connection.connect();
    await assertDirect(connection);
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
