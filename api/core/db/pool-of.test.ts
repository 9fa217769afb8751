import { expect, test } from "vitest";
import { testDatabase } from "#tests/kit/database.ts";
import { eventually } from "#tests/kit/time/eventually.ts";
import { poolOf } from "./pool-of.ts";

const { url, owner } = await testDatabase();

test("a pool outlives the end of its idle connection", async () => {
  const pool = poolOf({ connectionString: url, max: 1 });
  const pid = async (): Promise<number> => (await pool.query("select pg_backend_pid() as pid")).rows[0].pid;
  const first = await pid();
  await owner.query("select pg_terminate_backend($1)", [first]);
  await eventually(() => expect(pool.totalCount).toBe(0), 10);
  expect(await pid()).not.toBe(first);
  await pool.end();
});
