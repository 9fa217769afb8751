import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { run, runOnce, type TaskList } from "graphile-worker";
import type { ClientConfig } from "pg";
import type { Db } from "#api/db/client.ts";
import { queueConnections } from "./queue-connections.ts";
import { queueLogger, type QueueLog } from "./queue-log.ts";

export type Job = { id: string; attempt: number; lastAttempt: boolean };
/** Checks the payload itself, and can be run twice: a process may be killed after the work and before the tick. */
export type Handler = (payload: unknown, job: Job) => Promise<void>;
export type Handlers = Record<string, Handler>;

type Wish = { runAt?: Date; key?: string; maxAttempts?: number; oneAtATime?: boolean };

/**
 * Adds a job which exists if and only if the transaction of `db` commits. A key makes it the only one waiting under it:
 * the newer replaces the older. Jobs that wait long for somebody else go one at a time, so that they never take all workers.
 */
export async function enqueue(db: Db, name: string, payload: object, { runAt, key, maxAttempts, oneAtATime }: Wish = {}): Promise<void> {
  await db.execute(
    sql`select public.enqueue_job(${name}, ${JSON.stringify(payload)}::jsonb, ${runAt?.toISOString() ?? null}::timestamptz, ${key ?? null}, ${maxAttempts ?? null}::integer, ${oneAtATime ? name : null})`,
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
const sweepEvery = 60_000;

/** Runs jobs until stopped. Only the process which owns the database may: it takes every lock it finds for a dead one's. */
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
  const sweep = async () => {
    const { rows } = await pgPool.query(buryUnknown, [names]);
    for (const { id, name } of rows) log({ event: "jobUnknown", id: String(id), name });
  };

  const start = async () => {
    await pgPool.query(releaseLocks);
    await sweep();
    return run({ ...common, concurrency, parsedCronItems: [] });
  };

  let runner = start();
  await runner.catch((error) => pgPool.end().then(() => Promise.reject(error)));
  let stopped = false;
  const sweeping = setInterval(() => void sweep().catch(trouble), sweepEvery).unref();

  // A runner ends by itself when it cannot tell the database of a finished job; the queue does not.
  const keepRunning = async () => {
    while (!stopped) {
      await runner.then(({ promise }) => promise).catch(trouble);
      if (!stopped) await sleep(pause, undefined, { ref: false });
      if (!stopped) runner = start();
    }
  };
  void keepRunning();

  return {
    async stop() {
      stopped = true;
      clearInterval(sweeping);
      const finished = runner.then((last) => last.stop()).catch(() => {});
      await Promise.race([finished, sleep(grace, undefined, { ref: false })]);
      await pgPool.end();
    },

    async drain() {
      for (let left = true; left; ) {
        await sweep();
        await runOnce({ ...common, concurrency: 1 });
        const { rows } = await pgPool.query(somethingLeft);
        left = rows[0].left;
        if (left) await sleep(10);
      }
    },
  };
}

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

const releaseLocks = `select graphile_worker.force_unlock_workers(
  array(select distinct locked_by from graphile_worker.jobs where locked_by is not null))`;

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
