import { DrizzleQueryError } from "drizzle-orm/errors";
import { drizzle, type NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgDatabase } from "drizzle-orm/pg-core";
import pg from "pg";
import { inTransaction } from "./transaction.ts";

/** The database, or a transaction in it: a verb cannot tell and need not. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

export function createDb(connections: pg.Pool): Db {
  connections.on("connect", inTurn);
  const db: Db = drizzle(connections);
  db.transaction = async (work, config) => {
    const connection = await connections.connect();
    try {
      return await inTransaction(connection, async (tx) => {
        if (config) await tx.setTransaction(config);
        return work(tx);
      });
    } finally {
      // A connection whose transaction came to no end is closed.
      connection.release(connection.getTransactionStatus() !== "I");
    }
  };
  return db;
}

/** Resolvers of one request read concurrently in its one transaction; a connection takes one statement at a time. */
function inTurn(connection: pg.PoolClient) {
  // The pool stops listening when it releases a connection; a server that stops in between must not end the process.
  connection.on("error", () => {});
  const query = connection.query.bind(connection) as (...args: unknown[]) => unknown;
  let last: Promise<unknown> = Promise.resolve();
  connection.query = ((...args: unknown[]) => {
    if (typeof args.at(-1) === "function") return query(...args);
    const next = last.then(() => query(...args));
    last = next.catch(() => {});
    return next;
  }) as typeof connection.query;
}

const { INT8, DATE } = pg.types.builtins;
const INT8_ARRAY: number = 1016;
const TEXT_ARRAY: number = 1009;

/** count() and sums of integers; a number that JavaScript would round is a fault, never a wrong figure. */
function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The database answered ${text}: too big for a number`);
  return value;
}

// One setting for the process. A date is a text such as 2026-03-14, not an instant; numeric stays a text, exact.
pg.types.setTypeParser(INT8, safeInteger);
const texts: (list: string) => (string | null)[] = pg.types.getTypeParser(TEXT_ARRAY);
pg.types.setTypeParser(INT8_ARRAY, (list) => texts(list).map((text) => (text === null ? null : safeInteger(text))));
pg.types.setTypeParser(DATE, (text) => text);

/**
 * The objection of PostgreSQL, if the error is one: 23505 unique, 23P01 exclusion, 23503 foreign key, 23514 check,
 * 40001 serialization, and the constraint's name. Drizzle wraps the error it got.
 */
export function constraintOf(error: unknown): { code: string; constraint: string | undefined } | undefined {
  if (error instanceof pg.DatabaseError && error.code) return { code: error.code, constraint: error.constraint };
  return error instanceof Error && error.cause ? constraintOf(error.cause) : undefined;
}

const DISK_FULL = "53100";
/**
 * PostgreSQL reports a file that a read-only disk does not open with the code of a missing right; only the words
 * differ.
 */
const NO_RIGHT = "42501";
const READ_ONLY = /Read-only file system$/;

/** Whether a disk took no more: of the database, or ours, which may have been made read-only too. */
export function isFull(error: unknown): boolean {
  if (error instanceof pg.DatabaseError)
    return error.code === DISK_FULL || (error.code === NO_RIGHT && READ_ONLY.test(error.message));
  if (!(error instanceof Error)) return false;
  const { code = "", syscall } = error as NodeJS.ErrnoException;
  // Nested folders that a read-only disk does not create are reported as missing.
  return /^(ENOSPC|EDQUOT|EROFS)$/.test(code) || `${syscall} ${code}` === "mkdir ENOENT" || isFull(error.cause);
}

/** PostgreSQL names the routine that reports a breach of its protocol; a pooler reports so each server it lacks. */
const POOLER = "08P01";
/** A server that shuts down, starts, breaks off or has no free connection. */
const AWAY_CODES = /^(57P0[123]|08\d\d\d|53300)$/;
const AWAY_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed) and is not queryable|Cannot use a pool after calling end)/;
const AWAY_CALLS = /^((connect|getaddrinfo) \w+|(read|write) (ECONNRESET|EPIPE|ETIMEDOUT))$/;

/** True if a query failed because the database was away, which is transient. */
export function isAway(error: unknown): boolean {
  if (error instanceof DrizzleQueryError) return isAway(error.cause);
  if (error instanceof pg.DatabaseError)
    return AWAY_CODES.test(error.code ?? "") || (error.code === POOLER && !error.routine);
  if (error instanceof AggregateError) return error.errors.some(isAway);
  if (!(error instanceof Error)) return false;
  const { syscall, code } = error as NodeJS.ErrnoException;
  return AWAY_WORDS.test(error.message) || AWAY_CALLS.test(`${syscall} ${code}`);
}
