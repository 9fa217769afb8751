import type pg from "pg";
import { DatabaseStartError } from "./database-start-error.ts";

/**
 * Refuses a connection that a pooler lends: locks, notifications and the queue need one that stays the same. A pooler
 * answers a login itself, with a process of its own invention; the server names the one that it works in.
 */
export async function assertDirect(connection: pg.Client & { processID?: number | null }) {
  const { rows } = await connection.query<{ pid: number }>("select pg_backend_pid() as pid");
  if (rows[0]!.pid !== connection.processID)
    throw new DatabaseStartError(
      "DATABASE_URL leads to a pooler: set it to the server itself, and DATABASE_POOL_URL to the pooler.",
    );
}
