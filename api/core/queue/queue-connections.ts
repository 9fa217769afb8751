import pg, { type ClientConfig } from "pg";
import type { QueueLog } from "./queue-log.ts";

/** Connections of the queue. One that dies is replaced; the query it was running reports the error. */
export function queueConnections(login: ClientConfig, max: number, log: QueueLog): pg.Pool {
  const pool = new pg.Pool({ ...login, max, connectionTimeoutMillis: 5_000, keepAlive: true });
  const lost = (error: Error) => log({ event: "queueError", error: error.message });
  pool.on("error", lost);
  pool.on("connect", (client) => client.on("error", lost));
  return pool;
}
