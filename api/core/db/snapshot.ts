import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Db } from "./client.ts";
import type { Reader } from "./roles.ts";

/** Reads the database at one moment, while others go on writing; nothing is written. */
export async function inSnapshot<T>(reader: Reader, read: (db: Db, connection: pg.Client) => Promise<T>): Promise<T> {
  const connection = new pg.Client(reader);
  connection.on("error", () => {});
  await connection.connect();
  try {
    await connection.query("begin isolation level repeatable read read only");
    return await read(drizzle(connection), connection);
  } finally {
    await connection.end();
  }
}
