import { setTimeout as sleep } from "node:timers/promises";
import pg, { type ClientConfig } from "pg";
import { awaitTurn, shareOwnership, waits } from "./ownership.ts";

const PAUSE = 5;

/**
 * Moves the locks of the owner's connection to one of another login, and ends the owner's. Where the turn is held, the
 * new connection waits for it before the owner's releases it: PostgreSQL gives it to the waiting connection, and not to
 * another process that tries.
 */
export async function handOver(
  from: pg.Client,
  login: ClientConfig,
  { keepTurn }: { keepTurn: boolean },
): Promise<pg.Client> {
  const to = new pg.Client({ ...login, keepAlive: true });
  to.on("error", () => {});
  try {
    await to.connect();
    await shareOwnership(to);
    const { rows } = await to.query<{ pid: number }>("select pg_backend_pid() as pid");
    const turn = keepTurn ? awaitTurn(to) : undefined;
    if (turn) await Promise.race([turn, untilWaiting(from, rows[0]!.pid)]);
    await from.end();
    await turn;
    return to;
  } catch (error) {
    await to.end().catch(() => {});
    throw error;
  }
}

async function untilWaiting(connection: pg.Client, pid: number) {
  while (!(await waits(connection, pid))) await sleep(PAUSE);
}
