import { and, eq, isNull } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import type { Ctx, ProfileCtx } from "../core/context.ts";
import { batches } from "../core/db/tables/batches.ts";
import { batchRuns } from "../core/db/tables/batch-runs.ts";
import { Fault } from "../core/fault.ts";
import { enqueueRun } from "./enqueue-run.ts";
import { track } from "../core/track.ts";
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

/**
 * Has the archive of a run written again, or removes a run without batches; answers the file of the former archive,
 * which nothing names any more.
 */
export async function writeArchiveAgain(ctx: ProfileCtx, id: number): Promise<number | null> {
  const [before] = await ctx.db.select().from(batchRuns).where(eq(batchRuns.id, id));
  if ((await ctx.db.$count(batches, eq(batches.runId, id))) > 0) await startAgain(ctx, id);
  else await ctx.db.delete(batchRuns).where(eq(batchRuns.id, id));
  return before!.fileId;
}

/** Refuses while batches are made, or their files are written (`batchesUnderway`). */
export async function assertNoneUnderway(ctx: ProfileCtx) {
  const { medicalCenterId, finishedAt, failedAt } = batchRuns;
  const underway = and(eq(medicalCenterId, ctx.profile.medicalCenterId), isNull(finishedAt), isNull(failedAt));
  if ((await ctx.db.$count(batchRuns, underway)) > 0) throw new Fault("batchesUnderway");
}

async function startAgain(ctx: ProfileCtx, id: number): Promise<BatchRun> {
  await assertNoneUnderway(ctx);
  const [run] = await ctx.db
    .update(batchRuns)
    .set({ fileId: null, finishedAt: null, failedAt: null })
    .where(eq(batchRuns.id, id))
    .returning();
  await enqueueRun(ctx, id);
  return run!;
}
