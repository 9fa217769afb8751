import { and, eq, isNull } from "drizzle-orm";
import type { Ctx } from "../core/context.ts";
import { batchRuns } from "../core/db/tables/batch-runs.ts";
import { transactionsOf } from "../core/transactions-of.ts";
import { insertBatches } from "./insert-batches.ts";
import { writeBatchFiles } from "./files/write-batch-files.ts";

export type Asked = { run: number; medicalCenterId: number };

/**
 * Makes the batches of a run and writes their files. They are inserted in one transaction, in which they take their
 * numbers: a killed process leaves all of them or none. Files are written after it, those that are there already once.
 * Throws for another attempt.
 */
export async function makeBatches(ctx: Ctx, { run: id, medicalCenterId }: Asked, lastAttempt: boolean) {
  const run = transactionsOf(ctx, medicalCenterId);
  const unfinished = and(eq(batchRuns.id, id), isNull(batchRuns.finishedAt));
  const change = (set: Partial<typeof batchRuns.$inferInsert>) =>
    run(({ db }) => db.update(batchRuns).set(set).where(unfinished));
  // A process that is killed in the last attempt says no more: its run has failed unless its files come after all.
  if (lastAttempt) await change({ failedAt: ctx.now() });
  let done = 0;
  await run((ctx) => insertBatches(ctx, id, async (cards) => void (await change({ done: (done += cards) }))));
  await writeBatchFiles(ctx, run, id);
  await change({ finishedAt: ctx.now(), failedAt: null });
}
