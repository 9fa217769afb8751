import type { ExtractTablesWithRelations } from "drizzle-orm";
import { NodePgSession, NodePgTransaction } from "drizzle-orm/node-postgres";
import { PgDialect } from "drizzle-orm/pg-core";
import type { PoolClient } from "pg";

type NoSchema = Record<string, never>;
type Transaction = NodePgTransaction<NoSchema, ExtractTablesWithRelations<NoSchema>>;
const dialect = new PgDialect();

/** The database rolled back a transaction that was to be committed. */
export class NotCommitted extends Error {
  constructor() {
    super("A COMMIT was answered by ROLLBACK");
  }
}

/**
 * Works in a transaction, or in a savepoint of one, by a handle that refuses statements from its end on: work that is
 * still running then must not reach the connection, which the next caller borrows.
 */
export async function inTransaction<T>(
  connection: PoolClient,
  work: (tx: Transaction) => Promise<T>,
  depth = 0,
): Promise<T> {
  const { begin, commit, rollback } = depth === 0 ? outermost : savepoint(depth);
  let ended = false;
  const query = (...args: unknown[]) =>
    ended
      ? Promise.reject(new Error("A statement came after the end of its transaction"))
      : (connection.query as (...args: unknown[]) => unknown)(...args);
  const handle: PoolClient = Object.create(connection, { query: { value: query } });
  const tx: Transaction = new NodePgTransaction(dialect, new NodePgSession(handle, dialect, undefined), undefined);
  tx.transaction = (nested) => inTransaction(handle, nested, depth + 1);
  await connection.query(begin);
  try {
    const result = await work(tx);
    ended = true;
    const { command } = await connection.query(commit);
    // The answer where a statement had failed whose error was not passed on.
    if (command === "ROLLBACK") throw new NotCommitted();
    return result;
  } catch (error) {
    ended = true;
    await connection.query(rollback).catch(() => {}); // The error says more than a connection that is lost.
    throw error;
  }
}

const outermost = { begin: "begin", commit: "commit", rollback: "rollback" };
const savepoint = (depth: number) => ({
  begin: `savepoint sp${depth}`,
  commit: `release savepoint sp${depth}`,
  rollback: `rollback to savepoint sp${depth}`,
});
