import { EventEmitter } from "node:events";
import { run, type Runner, type RunnerOptions, type WorkerEvents } from "graphile-worker";
import pg, { type ClientConfig } from "pg";
import { announcePool, endAnnouncement, namePool, shareOwnership } from "#api/core/db/opening/ownership.ts";
import { stayPresent, type Presence } from "#api/core/db/opening/presence.ts";

/** Time for running jobs to end, in milliseconds. */
export const GRACE = 5_000;

/** A pool that is stopped where its first look for jobs fails. */
export async function beginPool(options: RunnerOptions & { events: WorkerEvents }, logError: (error: Error) => void) {
  const pool = run({ ...options, parsedCronItems: [] });
  void firstLookFails(options.events)
    .then(async () => (await pool).stop())
    .catch(logError);
  return pool;
}

/** The pools of a process as one: where one ends, or does not begin, the others are stopped. */
export async function endTogether(pools: Promise<Runner>[]): Promise<Pick<Runner, "promise" | "stop">> {
  const stop = async () => {
    await Promise.allSettled(pools.map(async (pool) => (await pool).stop()));
  };
  try {
    const begun = await Promise.all(pools);
    return { stop, promise: Promise.race(begun.map(({ promise }) => promise)).finally(stop) };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Begins so many pools of workers whose jobs are their own for as long as one connection shows that they live. */
export async function showLife<T>(
  login: ClientConfig,
  count: number,
  begin: (events: WorkerEvents[]) => Promise<T>,
): Promise<{ pool: T; presence: Presence; givenUp: Promise<void> }> {
  const connection = new pg.Client({ ...login, keepAlive: true });
  connection.on("error", () => {});
  try {
    await connection.connect();
    await announcePool(connection);
  } catch (error) {
    await connection.end().catch(() => {});
    throw error;
  }
  const events = Array.from({ length: count }, () => new EventEmitter() as WorkerEvents);
  const created = Promise.all(
    events.map(
      (of) => new Promise<string>((resolve) => of.once("pool:create", ({ workerPool }) => resolve(workerPool.id))),
    ),
  );
  // A pool that ends because the database was away may wait for ever to report a job; its jobs are released like a dead
  // one's.
  const givenUp = new Promise<void>((resolve) => {
    for (const of of events) of.once("pool:gracefulShutdown", () => setTimeout(resolve, GRACE).unref());
  });
  const begun = begin(events);
  const names = Promise.race([created, begun.then(() => created)]);
  const enter = async (next: pg.Client) => {
    await shareOwnership(next);
    for (const name of await names) await namePool(next, name);
    return true;
  };
  const presence = stayPresent({ login, connection, enter, onLost: () => {} });
  // A connection lost in the meantime is replaced by one that shows the same.
  await enter(connection)
    .then(() => endAnnouncement(connection))
    .catch(() => {});
  try {
    return { pool: await begun, presence, givenUp };
  } catch (error) {
    await presence.leave();
    throw error;
  }
}

/**
 * Settles only where the first look for jobs fails: such a pool would keep that failure for ever, since graphile-worker
 * caches the answer about the names of the jobs.
 */
const firstLookFails = (events: WorkerEvents) =>
  new Promise<void>((failed) => {
    const looked = () => events.off("worker:getJob:error", fails);
    const fails = () => failed();
    events.once("worker:getJob:error", fails).once("worker:getJob:empty", looked).once("job:start", looked);
  });
