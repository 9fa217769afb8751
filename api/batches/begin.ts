import { MonthInput } from "#rules/inputs/payments/months.ts";
import { allow } from "../access/allow.ts";
import type { Ctx } from "../context.ts";
import { batchRuns } from "../db/tables/batch-runs.ts";
import { Fault } from "../fault.ts";
import { readInsuranceConfig } from "../insurance/config.ts";
import { parse } from "../parse.ts";
import { enqueue } from "../queue/queue.ts";
import { track } from "../track.ts";
import type { BatchRun } from "./scope.ts";
import { cardsToBill } from "./to-bill.ts";

/**
 * Begins to make the batches of a month, of all insurers; a job makes them and writes their files. Refused while others are made
 * (`batchesUnderway`), and without care that is to be billed (`nothingToBill`).
 */
export async function beginBatches(ctx: Ctx, given: unknown): Promise<BatchRun> {
  allow(ctx, "insurer:bill");
  const { month } = parse(MonthInput, given);
  if (!(await readInsuranceConfig(ctx)).active) throw new Fault("insurersOff");
  const total = (await cardsToBill(ctx, month)).length;
  if (total === 0) throw new Fault("nothingToBill");
  const { medicalCenterId, id: askedBy } = ctx.profile;
  const [run] = await ctx.db
    .insert(batchRuns)
    .values({ medicalCenterId, month, total, askedAt: ctx.now(), askedBy })
    .onConflictDoNothing()
    .returning();
  if (!run) throw new Fault("batchesUnderway");
  await track(ctx, "batch.begun", { entityId: run.id, details: { month } });
  await enqueue(ctx.db, "makeBatches", { run: run.id, medicalCenterId }, { maxAttempts: 5, oneAtATime: true });
  return run;
}
