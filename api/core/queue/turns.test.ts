import { expect, onTestFinished, test, vi } from "vitest";
import { enqueue } from "./queue.ts";
import { eventually } from "#tests/kit/time/eventually.ts";
import { testQueue } from "#tests/kit/queue/test-queue.ts";

const { database, db, queueWith, storedJobs } = await testQueue();

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
