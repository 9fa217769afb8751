import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { runOnce, type TaskList, type WorkerEvents } from "graphile-worker";
import type { ClientConfig } from "pg";
import type { Db } from "#api/core/db/client.ts";
import { releaseDeadPools } from "#api/core/db/opening/ownership.ts";
import { beginPool, endTogether, GRACE, showLife } from "./pools.ts";
import { queueConnections } from "./queue-connections.ts";
import { queueLogger, type QueueLog } from "./queue-log.ts";

export type Job = { id: string; attempt: number; lastAttempt: boolean };
/** Checks the payload itself, and can be run twice: a process may be killed after the work and before the tick. */
export type Handler = (payload: unknown, job: Job) => Promise<void>;
export type Handlers = Record<string, Handler>;

type JobOptions = {
  /** This many milliseconds from now, by the database's clock: it starts the jobs, and other clocks may have leapt. */
  after?: number;
  key?: string;
  maxAttempts?: number;
  oneAtATime?: "installation" | "center";
};

/**
 * Adds a job which exists if and only if the transaction of `db` commits. A key makes it the only one waiting under it:
 * the newer replaces the older. Jobs that wait for another service, or take long, run one at a time: of the
 * installation, or of the centre of their payload, in turns with those of other centres (0117).
 */
export async function enqueue(
  db: Db,
  name: string,
  payload: object,
  { after = 0, key, maxAttempts, oneAtATime }: JobOptions = {},
): Promise<void> {
  await db.execute(
    sql`select public.enqueue_job(${name}, ${JSON.stringify(payload)}::jsonb, now() + ${after}::float8 * interval '1 ms', ${key ?? null}, ${maxAttempts ?? null}::integer, ${oneAtATime === "installation" ? name : null}, ${oneAtATime === "center"})`,
  );
}

export type Queue = {
  /**
   * Takes no more jobs and waits a few seconds for the running ones; those still running are done again after a start.
   */
  stop: () => Promise<void>;
  /** Runs all due jobs, and those they enqueue, before it returns. */
  drain: () => Promise<void>;
};

/** Lent for a moment each to workers, sweeping and draining; besides, each group listens on one. */
const CONNECTIONS = 3;
const pause = 1_000;
const sweepEvery = 5_000;
/** After an outage, waits until all workers have reconnected before sweeping. */
const sweepGraceMs = 4_000;

/** Runs jobs until stopped, next to any number of other processes; releases the jobs of dead ones. */
export async function startQueue(options: {
  /** The rights of the queue's login suffice. */
  login: ClientConfig;
  handlers: Handlers;
  /** Names of jobs whose groups have workers of their own; the others share those of one more. */
  groups?: string[][];
  /** The workers of each group. */
  concurrency: number;
  log: QueueLog;
}): Promise<Queue> {
  const { login, handlers, groups = [], concurrency, log } = options;
  const names = Object.keys(handlers);
  const rest = names.filter((name) => !groups.flat().includes(name));
  const taskLists = [rest, ...groups].map((group) => tasksOf(handlers, group));
  const pgPool = queueConnections(login, CONNECTIONS + taskLists.length, log);
  const common = { pgPool, logger: queueLogger(log), noHandleSignals: true, preset };
  const logError = (error: Error) => log({ event: "queueError", error: error.message });
  const discardUnknownJobs = async () => {
    const { rows } = await pgPool.query(discardUnknown, [names]);
    for (const { id, name } of rows) log({ event: "jobUnknown", id: String(id), name });
  };

  const start = async () => {
    await pgPool.query(releaseDeadPools);
    await discardUnknownJobs();
    const begin = (taskList: TaskList, events: WorkerEvents) =>
      beginPool({ ...common, taskList, events, concurrency }, logError);
    return showLife(login, taskLists.length, (events) =>
      endTogether(taskLists.map((taskList, n) => begin(taskList, events[n]!))),
    );
  };
  const sweep = async () => {
    const { presence } = await running;
    if (performance.now() - presence.since() < sweepGraceMs) return;
    await pgPool.query(releaseDeadPools);
    await discardUnknownJobs();
  };

  let running = start();
  await running.catch((error) => pgPool.end().then(() => Promise.reject(error)));
  let stopped = false;
  const sweeping = setInterval(() => void sweep().catch(logError), sweepEvery).unref();

  // A runner ends when it cannot report a finished job to the database; the queue does not.
  const keepRunning = async () => {
    while (!stopped) {
      await running
        .then(({ pool, presence, givenUp }) => Promise.race([pool.promise, givenUp]).finally(presence.leave))
        .catch(logError);
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
      await Promise.race([finished, sleep(GRACE, undefined, { ref: false })]);
      await last.then((last) => last?.presence.leave());
      await pgPool.end();
    },

    async drain() {
      for (let left = true; left;) {
        await discardUnknownJobs();
        const { presence } = await showLife(login, 1, ([events]) =>
          runOnce({ ...common, taskList: tasksOf(handlers, names), events, concurrency: 1 }),
        );
        await presence.leave();
        const { rows } = await pgPool.query(somethingLeft);
        left = rows[0].left;
        if (left) await sleep(10);
      }
    },
  };
}

// With a delay, even of zero, stopping waits until finished jobs are marked, and a failed mark ends the runner; without
// one, stopping does not wait, and a failed mark ends the process.
const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

const tasksOf = (handlers: Handlers, names: string[]): TaskList =>
  Object.fromEntries(
    names.map((name) => [
      name,
      (payload: unknown, { job }) =>
        handlers[name]!(payload, {
          id: String(job.id),
          attempt: job.attempts,
          lastAttempt: job.attempts >= job.max_attempts,
        }),
    ]),
  );

/**
 * A job that nothing here can do is set aside as failed for good, where it can be seen; it would wait forever
 * otherwise.
 */
const discardUnknown = `
  with unknown as (
    select id, task_identifier from graphile_worker.jobs where task_identifier <> all($1) and attempts < max_attempts
  ), buried as (
    select id from graphile_worker.permanently_fail_jobs(array(select id from unknown), 'No handler of this name')
  )
  select id, task_identifier as name from buried join unknown using (id)`;

const somethingLeft = `select exists (select from graphile_worker.jobs
  where attempts < max_attempts and run_at <= now() or locked_at is not null) as left`;
