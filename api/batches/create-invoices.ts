import { invoiceRun } from "../batch-invoices/invoice-run.ts";
import { obstacleToInvoices } from "../batch-invoices/obstacle.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { Fault } from "../core/fault.ts";
import { lockNumbers } from "../insurance/numbers.ts";
import { track } from "../core/track.ts";
import { readRun } from "./read.ts";
import { removeFiles } from "./remove-files.ts";
import type { BatchRun } from "./scope.ts";
import { assertNoneUnderway, writeArchiveAgain } from "./write-again.ts";

/**
 * Issues the invoices that a run of batches lacks, since the centre could issue none then, and has its archive written
 * again with them. Refused while it still cannot (`insurersNotInvoiced`), and while batches are made
 * (`batchesUnderway`).
 */
export async function createInsurerInvoices(ctx: Ctx, runId: number): Promise<BatchRun> {
  allow(ctx, "insurer:bill");
  const run = await readRun(ctx, runId);
  await assertNoneUnderway(ctx);
  if ((await obstacleToInvoices(ctx)) !== null) throw new Fault("insurersNotInvoiced");
  await lockNumbers(ctx);
  const issued = await invoiceRun(ctx, run);
  for (const { id: entityId, content, digest } of issued)
    await track(ctx, "invoice.issued", { entityId, details: { number: content.number, digest } });
  if (issued.length > 0) await removeFiles(ctx, [await writeArchiveAgain(ctx, runId)]);
  return readRun(ctx, runId);
}
