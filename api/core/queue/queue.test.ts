import { expect, test, vi } from "vitest";
import { enqueue } from "./queue.ts";
import { eventually } from "#tests/kit/time/eventually.ts";
import { testQueue } from "#tests/kit/queue/test-queue.ts";

const consoleWrites = (["log", "info", "warn", "error"] as const).map((level) => vi.spyOn(console, level));
const { database, db, queueWith, storedJobs } = await testQueue();

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
