import { onTestFinished } from "vitest";
import { createDb } from "#api/core/db/client.ts";
import { installQueue } from "#api/core/queue/install-queue.ts";
import { startQueue, type Handlers } from "#api/core/queue/queue.ts";
import type { QueueLog } from "#api/core/queue/queue-log.ts";
import { testDatabase } from "../database.ts";

/** A database with an installed queue, which was installed twice; call it at the top of the file. */
export async function testQueue() {
  const database = await testDatabase();
  const owner = { connectionString: database.url };
  await installQueue(owner, () => {});
  await installQueue(owner, () => {});

  /** A queue that works until the end of the test, with its log; then no job is left. */
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
  return { database, db: createDb(database.app), queueWith, storedJobs };
}
