import { and, eq, isNull, ne } from "drizzle-orm";
import { allow } from "../access/allow.ts";
import type { Ctx, ProfileCtx } from "../context.ts";
import { batchRuns } from "../db/tables/batch-runs.ts";
import { Fault } from "../fault.ts";
import { enqueue } from "../queue/queue.ts";
import { track } from "../track.ts";
import { readRun } from "./read.ts";
import type { BatchRun } from "./scope.ts";

/** Goes on with a run that has failed; any other is left alone. Refused while another one is underway (`batchesUnderway`). */
export async function repeatRun(ctx: Ctx, id: number): Promise<BatchRun> {
  allow(ctx, "insurer:bill");
  const run = await readRun(ctx, id);
  if (run.failedAt === null) return run;
  const after = await startAgain(ctx, id);
  await track(ctx, "batch.repeated", { entityId: id });
  return after;
}

/** Has the archive of a run written again; answers the file of the former one, which nothing names any more. */
export async function writeArchiveAgain(ctx: ProfileCtx, id: number): Promise<number | null> {
  const [before] = await ctx.db.select().from(batchRuns).where(eq(batchRuns.id, id));
  await startAgain(ctx, id);
  return before!.fileId;
}

async function startAgain(ctx: ProfileCtx, id: number): Promise<BatchRun> {
  const { medicalCenterId } = ctx.profile;
  const underway = and(
    eq(batchRuns.medicalCenterId, medicalCenterId),
    isNull(batchRuns.finishedAt),
    isNull(batchRuns.failedAt),
    ne(batchRuns.id, id),
  );
  if ((await ctx.db.$count(batchRuns, underway)) > 0) throw new Fault("batchesUnderway");
  const [run] = await ctx.db
    .update(batchRuns)
    .set({ fileId: null, finishedAt: null, failedAt: null })
    .where(eq(batchRuns.id, id))
    .returning();
  await enqueue(ctx.db, "makeBatches", { run: id, medicalCenterId }, { maxAttempts: 5, oneAtATime: true });
  return run!;
}
