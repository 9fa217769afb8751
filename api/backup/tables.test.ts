import { connect, createServer, type AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { testDatabase } from "#tests/kit/database.ts";
import { tallyTable } from "./tables.ts";

const database = await testDatabase();
const { host, port, user, database: name, password } = database.owner.options as pg.PoolConfig;

/** The message that ends the rows of a copy. */
const COPY_DONE = Buffer.from([0x63, 0, 0, 0, 4]);

/** A way to the database on which what follows the rows of a copy comes later. */
const way = createServer((caller) => {
  const server = host?.startsWith("/") ? connect(`${host}/.s.PGSQL.${port ?? 5432}`) : connect(port ?? 5432, host);
  caller.pipe(server);
  let sent = Promise.resolve();
  server.on("data", (bytes) => {
    const end = bytes.indexOf(COPY_DONE) + COPY_DONE.length;
    const parts = end < COPY_DONE.length ? [bytes] : [bytes.subarray(0, end), bytes.subarray(end)];
    for (const part of parts) sent = sent.then(() => void caller.write(part)).then(() => sleep(20));
  });
  caller.on("close", () => server.destroy());
});
await new Promise<void>((listening) => way.listen(0, "127.0.0.1", listening));
afterAll(() => void way.close());

test("rows are counted as they are read, also where the server tells their number later", async () => {
  const client = new pg.Client({
    host: "127.0.0.1",
    port: (way.address() as AddressInfo).port,
    user,
    database: name,
    password,
  });
  await client.connect();
  const lines = { name: "lines", read: "select 'a' || chr(10) || 'b' from generate_series(1, 3)", write: "" };
  expect((await tallyTable(client, lines)).rows).toBe(3);
  expect((await tallyTable(client, { ...lines, read: "select 1 where false" })).rows).toBe(0);
  await client.end();
});
