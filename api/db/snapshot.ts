import { drizzle } from "drizzle-orm/node-postgres";
import pg, { type ClientConfig } from "pg";
import type { Db } from "./client.ts";

/** Reads as the owner of the database what it holds at one moment, while others go on writing; nothing is written. */
export async function inSnapshot<T>(
  owner: ClientConfig,
  read: (db: Db, connection: pg.Client) => Promise<T>,
): Promise<T> {
  const connection = new pg.Client(owner);
  connection.on("error", () => {});
  await connection.connect();
  try {
    await connection.query("begin isolation level repeatable read read only");
    return await read(drizzle(connection), connection);
  } finally {
    await connection.end();
  }
}
