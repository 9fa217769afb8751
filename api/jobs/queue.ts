import { EventEmitter } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { run, runOnce, type TaskList, type WorkerEvents } from "graphile-worker";
import pg, { type ClientConfig } from "pg";
import type { Db } from "#api/db/client.ts";
import { announcePool, endAnnouncement, namePool, releaseDeadPools, shareOwnership } from "#api/db/ownership.ts";
import { stayPresent, type Presence } from "#api/db/presence.ts";
import { queueConnections } from "./queue-connections.ts";
import { queueLogger, type QueueLog } from "./queue-log.ts";

export type Job = { id: string; attempt: number; lastAttempt: boolean };
/** Checks the payload itself, and can be run twice: a process may be killed after the work and before the tick. */
export type Handler = (payload: unknown, job: Job) => Promise<void>;
export type Handlers = Record<string, Handler>;

/** So many milliseconds hence, by the database's clock: it is the one that lets jobs begin, and others may have leapt. */
type Wish = { after?: number; key?: string; maxAttempts?: number; oneAtATime?: boolean };

/**
 * Adds a job which exists if and only if the transaction of `db` commits. A key makes it the only one waiting under it:
 * the newer replaces the older. Jobs that wait long for somebody else go one at a time, so that they never take all workers.
 */
export async function enqueue(
  db: Db,
  name: string,
  payload: object,
  { after = 0, key, maxAttempts, oneAtATime }: Wish = {},
): Promise<void> {
  await db.execute(
    sql`select public.enqueue_job(${name}, ${JSON.stringify(payload)}::jsonb, now() + ${after}::float8 * interval '1 ms', ${key ?? null}, ${maxAttempts ?? null}::integer, ${oneAtATime ? name : null})`,
  );
}

export type Queue = {
  /** Takes no more jobs and waits a few seconds for the running ones; those still running are done again after a start. */
  stop: () => Promise<void>;
  /** Runs all that is due, and what that enqueues, before it returns. */
  drain: () => Promise<void>;
};

const grace = 5_000;
const pause = 1_000;
const sweepEvery = 5_000;
/** Whoever was cut off from the database was so together with the others, who get time to show that they live. */
const shyFor = 4_000;

/** Runs jobs until stopped, beside any number of other processes; the jobs of those that died it lets go. */
export async function startQueue(options: {
  owner: ClientConfig;
  handlers: Handlers;
  concurrency: number;
  log: QueueLog;
}): Promise<Queue> {
  const { owner, handlers, concurrency, log } = options;
  const names = Object.keys(handlers);
  // Beside the workers one connection listens and one is for sweeping and draining.
  const pgPool = queueConnections(owner, concurrency + 2, log);
  const common = { pgPool, taskList: tasksOf(handlers), logger: queueLogger(log), noHandleSignals: true, preset };
  const trouble = (error: Error) => log({ event: "queueTrouble", error: error.message });
  const bury = async () => {
    const { rows } = await pgPool.query(buryUnknown, [names]);
    for (const { id, name } of rows) log({ event: "jobUnknown", id: String(id), name });
  };

  const start = async () => {
    await pgPool.query(releaseDeadPools);
    await bury();
    return showLife(owner, (events) => {
      const pool = run({ ...common, events, concurrency, parsedCronItems: [] });
      void firstLookFails(events)
        .then(async () => (await pool).stop())
        .catch(trouble);
      return pool;
    });
  };
  const sweep = async () => {
    const { presence } = await running;
    if (performance.now() - presence.since() < shyFor) return;
    await pgPool.query(releaseDeadPools);
    await bury();
  };

  let running = start();
  await running.catch((error) => pgPool.end().then(() => Promise.reject(error)));
  let stopped = false;
  const sweeping = setInterval(() => void sweep().catch(trouble), sweepEvery).unref();

  // A runner ends by itself when it cannot tell the database of a finished job; the queue does not.
  const keepRunning = async () => {
    while (!stopped) {
      await running
        .then(({ pool, presence, givenUp }) => Promise.race([pool.promise, givenUp]).finally(presence.leave))
        .catch(trouble);
      if (!stopped) await sleep(pause, undefined, { ref: false });
      if (!stopped) running = start();
    }
  };
  void keepRunning();

  return {
    async stop() {
      stopped = true;
      clearInterval(sweeping);
      const last = running.catch(() => undefined);
      const finished = last.then((last) => last?.pool.stop()).catch(() => {});
      await Promise.race([finished, sleep(grace, undefined, { ref: false })]);
      await last.then((last) => last?.presence.leave());
      await pgPool.end();
    },

    async drain() {
      for (let left = true; left;) {
        await bury();
        const { presence } = await showLife(owner, (events) => runOnce({ ...common, events, concurrency: 1 }));
        await presence.leave();
        const { rows } = await pgPool.query(somethingLeft);
        left = rows[0].left;
        if (left) await sleep(10);
      }
    },
  };
}

/** Begins a pool of workers whose jobs are nobody else's for as long as it shows that it lives. */
async function showLife<T>(
  owner: ClientConfig,
  begin: (events: WorkerEvents) => Promise<T>,
): Promise<{ pool: T; presence: Presence; givenUp: Promise<void> }> {
  const connection = new pg.Client({ ...owner, keepAlive: true });
  connection.on("error", () => {});
  try {
    await connection.connect();
    await announcePool(connection);
  } catch (error) {
    await connection.end().catch(() => {});
    throw error;
  }
  const events = new EventEmitter() as WorkerEvents;
  const created = new Promise<string>((resolve) =>
    events.once("pool:create", ({ workerPool }) => resolve(workerPool.id)),
  );
  // A pool that ends because the database was away may wait for ever to tell it of a job; the jobs it held are let go like a dead one's.
  const givenUp = new Promise<void>((resolve) =>
    events.once("pool:gracefulShutdown", () => setTimeout(resolve, grace).unref()),
  );
  const begun = begin(events);
  const name = Promise.race([created, begun.then(() => created)]);
  const enter = async (next: pg.Client) => {
    await shareOwnership(next);
    await namePool(next, await name);
    return true;
  };
  const presence = stayPresent({ owner, connection, enter, onLost: () => {} });
  // A connection that is lost meanwhile is replaced by one that shows the same.
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
 * Settles only where the first look for jobs fails: such a pool would go on with that failure for ever, since graphile-worker keeps what it
 * answered about the names of the jobs.
 */
const firstLookFails = (events: WorkerEvents) =>
  new Promise<void>((failed) => {
    const looked = () => events.off("worker:getJob:error", fails);
    const fails = () => failed();
    events.once("worker:getJob:error", fails).once("worker:getJob:empty", looked).once("job:start", looked);
  });

// With a delay, be it none, stopping waits until finished jobs are ticked off, and a tick that fails ends the runner;
// without one nobody waits, and a tick that fails ends the process.
const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

const tasksOf = (handlers: Handlers): TaskList =>
  Object.fromEntries(
    Object.entries(handlers).map(([name, handle]) => [
      name,
      (payload: unknown, { job }) =>
        handle(payload, { id: String(job.id), attempt: job.attempts, lastAttempt: job.attempts >= job.max_attempts }),
    ]),
  );

/** A job that nothing here can do is set aside as failed for good, where it can be seen; it would wait forever otherwise. */
const buryUnknown = `
  with unknown as (
    select id, task_identifier from graphile_worker.jobs where task_identifier <> all($1) and attempts < max_attempts
  ), buried as (
    select id from graphile_worker.permanently_fail_jobs(array(select id from unknown), 'No handler of this name')
  )
  select id, task_identifier as name from buried join unknown using (id)`;

const somethingLeft = `select exists (select from graphile_worker.jobs
  where attempts < max_attempts and run_at <= now() or locked_at is not null) as left`;
