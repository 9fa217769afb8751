import { eq, sql, type SQL } from "drizzle-orm";
import { date, integer, numeric, pgTable } from "drizzle-orm/pg-core";
import pg from "pg";
import { expect, test } from "vitest";
import { testDatabase } from "#tests/kit/database.ts";
import { constraintOf, createDb } from "./client.ts";

const { owner, url } = await testDatabase();
const db = createDb(owner);

type Inside = { connection: { stream: { destroy(): void } } };

const things = pgTable("things", { id: integer("id"), day: date("day"), price: numeric("price") });
await owner.query(`
  create table things (id integer constraint things_id unique, day date, price numeric constraint things_price check (price > 0));
  create table parts (thing integer constraint parts_thing references things (id));
  insert into things values (1, '2026-03-29', 12.50)`);

test("counts are numbers, dates and decimals are texts, with Drizzle and without", async () => {
  const { rows } = await owner.query(
    "select count(*), array_agg(id::bigint) as ids, min(day) as day, max(price) as price from things",
  );
  expect(rows).toEqual([{ count: 1, ids: [1], day: "2026-03-29", price: "12.50" }]);
  expect(await db.select().from(things)).toEqual([{ id: 1, day: "2026-03-29", price: "12.50" }]);
  expect(await db.$count(things)).toBe(1);
});

test("an integer that a number cannot hold is refused", async () => {
  expect((await owner.query("select 9007199254740991::bigint as n")).rows).toEqual([{ n: Number.MAX_SAFE_INTEGER }]);
  await expect(owner.query("select 9007199254740993::bigint as n")).rejects.toThrow("too big for a number");
});

test.each([
  ["23505", "things_id", "insert into things values (1)"],
  ["23503", "parts_thing", "insert into parts values (2)"],
  ["23514", "things_price", "insert into things values (3, null, -1)"],
])("a violation reports its code %s and constraint %s", async (code, constraint, statement) => {
  const error = await db.execute(sql.raw(statement)).catch((error: unknown) => error);
  expect(constraintOf(error)).toEqual({ code, constraint });
});

test("of two transactions that conflict one fails with 40001", async () => {
  const addPriceOfAll = (id: number, concurrently: () => Promise<void>) =>
    db.transaction(
      async (tx) => {
        const price = String(await tx.$count(things));
        await concurrently();
        await tx.insert(things).values({ id, price });
      },
      { isolationLevel: "serializable" },
    );
  const error = await addPriceOfAll(4, () => addPriceOfAll(5, async () => {})).catch((error: unknown) => error);
  expect(constraintOf(error)).toEqual({ code: "40001", constraint: undefined });
});

test("an error of our own is no violation", () => {
  expect(constraintOf(new Error("no", { cause: new Error("nor this") }))).toBeUndefined();
  expect(constraintOf("nothing")).toBeUndefined();
});

test("a connection that ends before its transaction has begun is released", async () => {
  const connections = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 2_000 });
  const db = createDb(connections);
  const one = () => db.transaction((tx) => tx.execute(sql`select 1 as one`));
  connections.once("acquire", (connection) => void (connection as unknown as Inside).connection.stream.destroy());
  await expect(one()).rejects.toThrow();
  expect((await one()).rows).toEqual([{ one: 1 }]);
  await connections.end();
});

test("a transaction passes for a database", async () => {
  await db.transaction(async (tx) => {
    const same: typeof db = tx;
    expect(await same.$count(things)).toBeGreaterThan(0);
  });
});

test("a handle of an ended transaction refuses statements, of a savepoint too", async () => {
  const late = "A statement came after the end of its transaction";
  const handles: { execute: (query: SQL) => PromiseLike<unknown> }[] = [];
  await db.transaction(async (tx) => {
    handles.push(tx);
    await tx.transaction(async (savepoint) => void handles.push(savepoint));
    await tx.transaction(async (savepoint) => (handles.push(savepoint), savepoint.rollback())).catch(() => {});
    for (const savepoint of handles.slice(1))
      await expect(savepoint.execute(sql`select 1`)).rejects.toMatchObject({ cause: { message: late } });
    expect((await tx.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  });
  await db.transaction(async (tx) => (handles.push(tx), tx.rollback())).catch(() => {});
  expect(handles).toHaveLength(4);
  for (const handle of handles)
    await expect(handle.execute(sql`select 1`)).rejects.toMatchObject({ cause: { message: late } });
});

test("a statement that is still waiting at the end of its transaction comes before the end", async () => {
  const connections = new pg.Pool({ connectionString: url, max: 1 });
  const db = createDb(connections);
  const slow: Promise<unknown>[] = [];
  await db
    .transaction(async (tx) => {
      slow.push(tx.execute(sql`insert into things select 77, null, 1 from pg_sleep(0.05)`).then(() => "done"));
      throw new Error("The other one failed");
    })
    .catch(() => {});
  expect(await Promise.all(slow)).toEqual(["done"]);
  expect(await db.$count(things, eq(things.id, 77))).toBe(0);
  await connections.end();
});

test("a COMMIT that PostgreSQL answers by ROLLBACK is an error", async () => {
  const swallowed = db.transaction(async (tx) => {
    await tx.insert(things).values({ id: 78, price: "1" });
    await tx.execute(sql`select 1 / 0`).catch(() => {});
    return "saved";
  });
  await expect(swallowed).rejects.toThrow("A COMMIT was answered by ROLLBACK");
  expect(await db.$count(things, eq(things.id, 78))).toBe(0);
});

test("a connection whose transaction cannot be ended is not lent again", async () => {
  const connections = new pg.Pool({ connectionString: url, max: 1 });
  const db = createDb(connections);
  connections.on("connect", (connection) => {
    const query = connection.query.bind(connection) as (...args: unknown[]) => unknown;
    connection.query = ((...args: unknown[]) =>
      args[0] === "rollback" ? Promise.reject(new Error("No answer")) : query(...args)) as typeof connection.query;
  });
  const refused = db.transaction(async (tx) => {
    await tx.insert(things).values({ id: 79, price: "1" });
    throw new Error("The cause");
  });
  await expect(refused).rejects.toThrow("The cause");
  expect(await db.$count(things, eq(things.id, 79))).toBe(0);
  await connections.end();
});
