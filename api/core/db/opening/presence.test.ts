import pg from "pg";
import { expect, test, vi } from "vitest";
import { testDatabase } from "#tests/kit/database.ts";
import { stayPresent } from "./presence.ts";
import { eventually } from "#tests/kit/time/eventually.ts";

const { owner, url } = await testDatabase();

/**
 * Shares the database, whose server can be revived after so many failures; answers the number of attempts once its
 * connection was cut.
 */
async function cutOff(failures: number, onLost: (error: Error) => void) {
  const connection = new pg.Client(url);
  await connection.connect();
  const { rows } = await connection.query("select pg_backend_pid() as pid");
  const revive = vi.fn(async () => true);
  for (let n = 0; n < failures; n++) revive.mockRejectedValueOnce(new Error("It ended at once"));
  const presence = stayPresent({
    login: { connectionString: url } as pg.ClientConfig,
    connection,
    enter: async () => true,
    onLost,
    revive,
  });
  const since = presence.since();
  await owner.query("select pg_terminate_backend($1)", [rows[0].pid]);
  return { presence, revive, since };
}

test("a server that is killed while it is being started is started again", async () => {
  const { presence, revive, since } = await cutOff(2, (error) => expect.unreachable(error.message));
  await eventually(() => expect(presence.since()).toBeGreaterThan(since));
  expect(revive).toHaveBeenCalledTimes(3);
  await presence.leave();
});

test("one that does not start three times is lost", async () => {
  const lost = vi.fn();
  const { presence, revive } = await cutOff(3, lost);
  await eventually(() => expect(lost).toHaveBeenCalledExactlyOnceWith(new Error("It ended at once")));
  expect(revive).toHaveBeenCalledTimes(3);
  await presence.leave();
});
