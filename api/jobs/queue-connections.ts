import pg, { type ClientConfig } from "pg";
import type { QueueLog } from "./queue-log.ts";

/** Connections of the owner. One that dies is replaced; the query it was running says so itself. */
export function queueConnections(owner: ClientConfig, max: number, log: QueueLog): pg.Pool {
  const pool = new pg.Pool({ ...owner, max, connectionTimeoutMillis: 5_000, keepAlive: true });
  const lost = (error: Error) => log({ event: "queueTrouble", error: error.message });
  pool.on("error", lost);
  pool.on("connect", (client) => client.on("error", lost));
  return pool;
}
