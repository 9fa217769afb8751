import { MonthInput } from "#rules/inputs/payments/months.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx, InCenter } from "../core/context.ts";
import { batchRuns } from "../core/db/tables/batch-runs.ts";
import { Fault } from "../core/fault.ts";
import { readInsuranceConfig } from "../insurance/config.ts";
import { parse } from "../core/parse.ts";
import { track } from "../core/track.ts";
import { enqueueRun } from "./enqueue-run.ts";
import type { BatchRun } from "./scope.ts";
import { cardsToBill } from "./to-bill.ts";

/**
 * Begins to make the batches of a month, of all insurers; a job makes them and writes their files. Refused while others
 * are made (`batchesUnderway`), and without care that is to be billed (`nothingToBill`).
 */
export async function beginBatches(ctx: Ctx, given: unknown): Promise<BatchRun> {
  allow(ctx, "insurer:bill");
  const { month } = parse(MonthInput, given);
  if (!(await readInsuranceConfig(ctx)).active) throw new Fault("insurersOff");
  const run = await addRun(ctx, month);
  await track(ctx, "batch.begun", { entityId: run.id, details: { month } });
  return run;
}

/** Adds a run of a month with its job. Refused while another one is underway, and without care to bill. */
export async function addRun(ctx: InCenter & { profile: { id: number } }, month: IsoDate): Promise<BatchRun> {
  const total = (await cardsToBill(ctx, month)).length;
  if (total === 0) throw new Fault("nothingToBill");
  const { medicalCenterId, id: askedBy } = ctx.profile;
  const [run] = await ctx.db
    .insert(batchRuns)
    .values({ medicalCenterId, month, total, askedAt: ctx.now(), askedBy })
    .onConflictDoNothing()
    .returning();
  if (!run) throw new Fault("batchesUnderway");
  await enqueueRun(ctx, run.id);
  return run;
}
