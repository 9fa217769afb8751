import { beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { createDb } from "#api/db/client.ts";
import { testDatabase } from "#tests/kit/database.ts";
import { installQueue } from "./install-queue.ts";
import { enqueue, startQueue, type Handlers } from "./queue.ts";
import type { QueueLog } from "./queue-log.ts";
import { eventually } from "#tests/kit/time/eventually.ts";

const database = await testDatabase();
const owner = { connectionString: database.url };
const db = createDb(database.app);
const consoleWrites = (["log", "info", "warn", "error"] as const).map((level) => vi.spyOn(console, level));

beforeAll(async () => {
  await installQueue(owner, () => {});
  await installQueue(owner, () => {});
});

async function queueWith(handlers: Handlers, concurrency = 2, groups: string[][] = []) {
  const log: Parameters<QueueLog>[0][] = [];
  const queue = await startQueue({
    login: database.queue,
    handlers,
    groups,
    concurrency,
    log: (entry) => log.push(entry),
  });
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= queue.stop());
  onTestFinished(async () => {
    await stop();
    await database.owner.query("delete from graphile_worker._private_jobs");
  });
  return { ...queue, stop, log };
}

const storedJobs = async () => {
  const { rows } = await database.owner.query(
    "select jobs.*, payload from graphile_worker.jobs join graphile_worker._private_jobs using (id) order by id",
  );
  return rows;
};

test("a job runs once its transaction has committed, with its payload", async () => {
  const done = vi.fn(async () => {});
  const { log } = await queueWith({ greet: done });
  await enqueue(db, "greet", { patient: 7, note: "Žluťoučký" });
  await eventually(() => expect(done).toHaveBeenCalledTimes(1));
  expect(done).toHaveBeenCalledWith(
    { patient: 7, note: "Žluťoučký" },
    { id: expect.any(String), attempt: 1, lastAttempt: false },
  );
  await eventually(async () => expect(await storedJobs()).toEqual([]));
  expect(log).toEqual([]);
});

test("a job of a transaction that is rolled back never was", async () => {
  const done = vi.fn(async () => {});
  const { drain } = await queueWith({ greet: done });
  const rolledBack = db.transaction(async (inner) => {
    await enqueue(inner, "greet", {});
    throw new Error("changed my mind");
  });
  await expect(rolledBack).rejects.toThrow("changed my mind");
  await drain();
  expect(done).not.toHaveBeenCalled();
});

test("draining runs all due jobs and those they enqueue, and leaves future ones alone", async () => {
  const seen: unknown[] = [];
  const { drain } = await queueWith({
    first: async () => {
      seen.push("first");
      await enqueue(db, "second", {});
    },
    second: async () => void seen.push("second"),
  });
  await enqueue(db, "second", {}, { after: 3_600_000 });
  await enqueue(db, "first", {});
  await drain();
  expect(seen).toEqual(["first", "second"]);
  expect(await storedJobs()).toHaveLength(1);
});

test("of jobs with one key the last one runs, once", async () => {
  const done = vi.fn(async () => {});
  const { drain } = await queueWith({ remind: done });
  await enqueue(db, "remind", { version: 1 }, { key: "event:1", after: 3_600_000 });
  await enqueue(db, "remind", { version: 2 }, { key: "event:1" });
  await drain();
  expect(done.mock.calls).toEqual([[{ version: 2 }, expect.anything()]]);
});

test("jobs that go one at a time leave a worker to the others, also where one fails or its process was killed", async () => {
  const seen: string[] = [];
  const releases: (() => void)[] = [];
  const slow = async (payload: unknown) => {
    seen.push(`slow ${(payload as { n: number }).n}`);
    await new Promise<void>((open) => releases.push(open));
    if (seen.length === 2) throw new Error("once");
  };
  for (const n of [1, 2, 3]) await enqueue(db, "slow", { n }, { oneAtATime: "installation", maxAttempts: 2 });
  await database.owner.query(
    "update graphile_worker._private_jobs set locked_at = now(), locked_by = 'dead', attempts = 1 where payload->>'n' = '1'",
  );
  await database.owner.query("update graphile_worker._private_job_queues set locked_at = now(), locked_by = 'dead'");
  await queueWith({ slow, quick: async () => void seen.push("quick") });
  await eventually(() => expect(seen).toEqual(["slow 1"]));
  await enqueue(db, "quick", {});
  await eventually(() => expect(seen).toEqual(["slow 1", "quick"]));
  releases.shift()!();
  await eventually(() => expect(seen).toEqual(["slow 1", "quick", "slow 2"]));
  await enqueue(db, "quick", {});
  await eventually(() => expect(seen).toEqual(["slow 1", "quick", "slow 2", "quick"]));
  for (const next of [releases.shift()!, () => releases.shift()!()]) {
    next();
    await eventually(() => expect(seen.at(-1)).toBe("slow 3"));
  }
});

test("the next of jobs that go one at a time is announced when the one before it has ended", async () => {
  const announced: string[] = [];
  const listener = await database.owner.connect();
  onTestFinished(() => listener.release(true));
  listener.on("notification", ({ payload }) => announced.push(payload ?? ""));
  const releases: (() => void)[] = [];
  await queueWith({ slow: () => new Promise<void>((open) => releases.push(open)) });
  for (const n of [1, 2]) await enqueue(db, "slow", { n }, { oneAtATime: "installation" });
  await eventually(() => expect(releases).toHaveLength(1));
  await listener.query('listen "jobs:insert"');
  releases[0]!();
  await eventually(() => expect(announced).toEqual(['{"count":1}']));
  await eventually(() => expect(releases).toHaveLength(2));
  releases[1]!();
});

const nth = (center: number, n: number) => ({ medicalCenterId: center, n });
const ofCenter = { oneAtATime: "center" as const };
/** Takes the turns of the centres of one lane: their numbers differ by as many as there are lanes. */
const [busy, quiet, elsewhere] = [1, 9, 2];

test("jobs of a centre go in their order, and another's next after the one that runs", async () => {
  const seen: string[] = [];
  const send = async (payload: unknown) => {
    const { medicalCenterId, n } = payload as ReturnType<typeof nth>;
    seen.push(`${medicalCenterId} ${n}`);
    if (seen.length === 5) await enqueue(db, "send", nth(quiet, 3), ofCenter);
    if (seen.length === 6) await enqueue(db, "send", nth(busy, 6), ofCenter);
  };
  for (const n of [1, 2, 3, 4, 5]) await enqueue(db, "send", nth(busy, n), ofCenter);
  for (const n of [1, 2]) await enqueue(db, "send", nth(quiet, n), ofCenter);
  const { drain } = await queueWith({ send });
  await drain();
  expect(seen).toEqual(["1 1", "9 1", "1 2", "9 2", "1 3", "9 3", "1 4", "1 5", "1 6"]);
});

test("of a thousand jobs of a centre one runs at a time, and a worker is left to the job of another", async () => {
  const releases: (() => void)[] = [];
  const begun: number[] = [];
  const send = async (payload: unknown) => {
    begun.push((payload as ReturnType<typeof nth>).medicalCenterId);
    await new Promise<void>((release) => releases.push(release));
  };
  await db.transaction(async (tx) => {
    for (let n = 0; n < 1_000; n++) await enqueue(tx, "send", nth(busy, n), ofCenter);
  });
  await queueWith({ send });
  await eventually(() => expect(begun).toEqual([busy]));
  await enqueue(db, "send", nth(elsewhere, 0), ofCenter);
  await eventually(() => expect(begun).toEqual([busy, elsewhere]));
  await enqueue(db, "send", nth(quiet, 0), ofCenter);
  releases[0]!();
  await eventually(() => expect(begun).toEqual([busy, elsewhere, quiet]));
  for (const release of releases) release();
});

test("jobs of one name run no more at a time than there are lanes, however many centres and processes", async () => {
  const releases: (() => void)[] = [];
  const send = () => new Promise<void>((release) => releases.push(release));
  const quick = vi.fn(async () => {});
  for (let center = 1; center <= 24; center++) await enqueue(db, "send", nth(center, 0), ofCenter);
  for (let n = 0; n < 2; n++) await queueWith({ send, quick }, 6);
  await eventually(() => expect(releases).toHaveLength(8));
  await enqueue(db, "quick", {});
  await eventually(() => expect(quick).toHaveBeenCalledOnce());
  expect(releases).toHaveLength(8);
  for (let done = 0; done < 24; done++) await eventually(() => releases[done]!());
  await eventually(async () => expect(await storedJobs()).toEqual([]));
});

test("the jobs of a group leave the workers of the others alone, and a killed process' of each group are done", async () => {
  const releases: (() => void)[] = [];
  const hangs = () => new Promise<void>((release) => releases.push(release));
  const quick = vi.fn(async () => {});
  for (let n = 0; n < 3; n++) await enqueue(db, "hangs", {});
  await enqueue(db, "quick", {});
  await database.owner.query(
    "update graphile_worker._private_jobs set locked_at = now(), locked_by = 'dead', attempts = 1",
  );
  await queueWith({ hangs, quick }, 2, [["hangs"]]);
  await eventually(() => expect(releases).toHaveLength(2));
  await eventually(() => expect(quick).toHaveBeenCalledTimes(1));
  await enqueue(db, "quick", {});
  await eventually(() => expect(quick).toHaveBeenCalledTimes(2));
  expect(releases).toHaveLength(2);
  for (let done = 0; done < 3; done++) await eventually(() => releases[done]!());
  await eventually(async () => expect(await storedJobs()).toEqual([]));
});

test("a job that is due later takes no part in the turns of those due now, and one without a centre has none", async () => {
  await enqueue(db, "send", nth(busy, 1), { ...ofCenter, after: 3_600_000 });
  await enqueue(db, "send", nth(busy, 2), ofCenter);
  await enqueue(db, "send", nth(busy, 3), ofCenter);
  await enqueue(db, "send", { medicalCenterId: null }, ofCenter);
  expect((await storedJobs()).map(({ queue_name, priority }) => [queue_name, priority])).toEqual([
    ["send 1", 0],
    ["send 1", 0],
    ["send 1", 1],
    [null, 0],
  ]);
  await database.owner.query("delete from graphile_worker._private_jobs");
});

test("a failed job is retried later, up to its limit, and its payload is not logged", async () => {
  const attempts: unknown[] = [];
  const { drain, log } = await queueWith({
    mail: async (_payload, job) => {
      attempts.push([job.attempt, job.lastAttempt]);
      throw Object.assign(new Error("no such box: jana@pacienti.example"), { name: "MailRefused", code: "E5" });
    },
  });
  await enqueue(db, "mail", { to: "jana@pacienti.example" }, { maxAttempts: 2 });
  await drain();
  const [job] = await storedJobs();
  expect(job.run_at.getTime()).toBeGreaterThan(Date.now());
  await database.owner.query("select graphile_worker.reschedule_jobs(array[$1::bigint], run_at => now())", [job.id]);
  await drain();
  await drain();
  expect(attempts).toEqual([
    [1, false],
    [2, true],
  ]);
  const entry = { event: "jobFailed", name: "mail", id: String(job.id), error: "MailRefused E5" };
  expect(log).toEqual([
    { ...entry, attempt: 1, lastAttempt: false },
    { ...entry, attempt: 2, lastAttempt: true },
  ]);
  expect(await storedJobs()).toMatchObject([{ attempts: 2, max_attempts: 2 }]);
  for (const written of consoleWrites) expect(written).not.toHaveBeenCalled();
});

test("a job of an unknown name is set aside, logged, and blocks no other", async () => {
  await enqueue(db, "renamed", { secret: 1 });
  const done = vi.fn(async () => {});
  const { log, drain } = await queueWith({ greet: done });
  await enqueue(db, "mistyped", {});
  await enqueue(db, "greet", {});
  await drain();
  expect(done).toHaveBeenCalledTimes(1);
  expect(log.map(({ event, name }) => [event, name])).toEqual([
    ["jobUnknown", "renamed"],
    ["jobUnknown", "mistyped"],
  ]);
  const stored = await storedJobs();
  expect(stored).toHaveLength(2);
  for (const job of stored) expect(job).toMatchObject({ attempts: 25, last_error: "No handler of this name" });
});

test("a job that a killed process had begun is done after the next start", async () => {
  await enqueue(db, "greet", {});
  await database.owner.query(
    "update graphile_worker._private_jobs set locked_at = now(), locked_by = 'dead', attempts = 1",
  );
  const done = vi.fn(async () => {});
  await queueWith({ greet: done });
  await eventually(() => expect(done).toHaveBeenCalledTimes(1));
});

test("the queue outlives its connections", async () => {
  let release = () => {};
  const gate = new Promise<void>((open) => (release = open));
  const done = vi.fn(() => gate);
  const { log } = await queueWith({ greet: done });
  await enqueue(db, "greet", {});
  await eventually(() => expect(done).toHaveBeenCalledTimes(1));
  await database.owner.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename = $1",
    [database.queue.user],
  );
  release();
  await enqueue(db, "greet", {});
  await eventually(async () => expect(await storedJobs()).toEqual([]));
  expect(done.mock.calls.length).toBeGreaterThanOrEqual(2);
  expect(log.map(({ event }) => event)).toContain("queueError");
});

test("a queue that is cut off at its first look for jobs tries again", async () => {
  const blocker = await database.owner.connect();
  await blocker.query("begin; lock table graphile_worker._private_tasks in exclusive mode");
  const done = vi.fn(async () => {});
  await queueWith({ greet: done });
  const cutOff =
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like 'insert into%_private_tasks%'";
  await eventually(async () => expect((await database.owner.query(cutOff)).rowCount).toBe(1));
  await blocker.query("rollback");
  blocker.release();
  await enqueue(db, "greet", {});
  await eventually(() => expect(done).toHaveBeenCalledTimes(1));
});

test("stopping waits for the running job and takes no other", async () => {
  const finished: unknown[] = [];
  const started = vi.fn();
  const queue = await queueWith(
    {
      slow: async (payload) => {
        started();
        await new Promise((later) => setTimeout(later, 300));
        finished.push(payload);
      },
    },
    1,
  );
  await enqueue(db, "slow", { n: 1 });
  await enqueue(db, "slow", { n: 2 });
  await eventually(() => expect(started).toHaveBeenCalled());
  await queue.stop();
  expect(finished).toEqual([{ n: 1 }]);
  expect(await storedJobs()).toMatchObject([{ payload: { n: 2 }, locked_at: null }]);
});

test("stopping gives up on a job that does not end, and the job stays queued", async () => {
  const started = vi.fn(() => new Promise<void>(() => {}));
  const { stop } = await queueWith({ stuck: started });
  await enqueue(db, "stuck", {});
  await eventually(() => expect(started).toHaveBeenCalled());
  await stop();
  expect(await storedJobs()).toHaveLength(1);
});

test("the application's role can add jobs and nothing else", async () => {
  const asApp = (statement: string) => database.app.query(statement);
  for (const statement of [
    "select * from graphile_worker.jobs",
    "select graphile_worker.add_job('greet')",
    "delete from graphile_worker._private_jobs",
    "select graphile_worker.complete_jobs(array[1])",
  ])
    await expect(asApp(statement)).rejects.toMatchObject({ code: "42501" });
  expect(await enqueue(db, "'; drop table users; --", { text: 'it\'s \\ "quoted"' })).toBeUndefined();
  expect(await storedJobs()).toMatchObject([
    { task_identifier: "'; drop table users; --", payload: { text: 'it\'s \\ "quoted"' } },
  ]);
  await database.owner.query("delete from graphile_worker._private_jobs");
});

test("the function that adds jobs runs as the owner, resolves names in one schema only, and is not public", async () => {
  const { rows } = await database.owner.query(
    "select prosecdef, proconfig, has_function_privilege('public', oid, 'execute') as anybody from pg_proc where proname = 'enqueue_job'",
  );
  expect(rows).toEqual([{ prosecdef: true, proconfig: ["search_path=pg_catalog, pg_temp"], anybody: false }]);
});
