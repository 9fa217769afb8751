import { and, eq, gt, max } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import { takeOutOfInvoice } from "../batch-invoices/take-out.ts";
import type { Ctx, ProfileCtx } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import { batchDocuments } from "../core/db/tables/batch-documents.ts";
import { batches } from "../core/db/tables/batches.ts";
import { patientAttendances } from "../core/db/tables/patient-attendances.ts";
import { Fault } from "../core/fault.ts";
import { lockNumbers, setNumbers, thisYear } from "../insurance/numbers.ts";
import { track } from "../core/track.ts";
import { correctedBy, undoFix } from "./correcting/undo-fix.ts";
import { assertNoneUnderway, writeArchiveAgain } from "./write-again.ts";
import { removeFiles } from "./remove-files.ts";
import { wholeBatch } from "./scope.ts";
import { isAnswered } from "./set-state.ts";

/**
 * Removes the newest batch with its documents, files and invoice, and frees its numbers; its visits are to be billed
 * again, and the archive of its run is written again without it, unless it was the only one of the run. Refused while
 * batches are made (`batchesUnderway`), of an older one (`batchNotNewest`), and of one that was handed over, as one of
 * which something was disallowed or came back was (`batchSent`). Refused documents that it corrects are open again.
 */
export async function removeBatch(ctx: Ctx, { id, version }: { id: number; version: number }): Promise<true> {
  allow(ctx, "insurer:bill");
  // Before the numbers are locked: a run keeps them locked until its batches are whole.
  await assertNoneUnderway(ctx);
  const numbers = await lockNumbers(ctx);
  const batch = await wholeBatch(ctx, id);
  if (batch.version !== version) throw new Fault("stale");
  if (batch.state !== "MADE" || (await isAnswered(ctx, id))) throw new Fault("batchSent");
  const later = and(eq(batches.medicalCenterId, ctx.profile.medicalCenterId), gt(batches.id, id));
  if ((await ctx.db.$count(batches, later)) > 0) throw new Fault("batchNotNewest");
  await takeOutOfInvoice(ctx, batch);
  const corrected = await correctedBy(ctx, id);
  const { documentId: number, submission } = batchDocuments;
  const own = { id: batchDocuments.id, number, submission };
  const documents = await ctx.db.select(own).from(batchDocuments).where(eq(batchDocuments.batchId, id));
  await ctx.db
    .update(patientAttendances)
    .set({ billedDocumentId: null })
    .where(
      anyOf(
        patientAttendances.billedDocumentId,
        documents.map((document) => document.id),
      ),
    );
  await ctx.db.delete(batchDocuments).where(eq(batchDocuments.batchId, id));
  await undoFix(ctx, corrected);
  await ctx.db.delete(batches).where(eq(batches.id, id));
  if (batch.year === thisYear(ctx))
    await setNumbers(ctx, {
      kBatch: numbers.kBatch === batch.sequenceId + 1 ? batch.sequenceId : numbers.kBatch,
      kBatchItem: await freedFrom(
        ctx,
        numbers.kBatchItem,
        documents.filter(({ submission }) => submission === 1).map(({ number }) => number),
      ),
    });
  await removeFiles(ctx, [batch.fileId, batch.printId, await writeArchiveAgain(ctx, batch.runId)]);
  await track(ctx, "batch.removed", { entityId: id, details: { number: batch.sequenceId } });
  return true;
}

/** The next number of a document once some are gone: the first of those that no other follows. */
async function freedFrom(ctx: ProfileCtx, next: number, gone: readonly number[]): Promise<number> {
  const [kept] = await ctx.db
    .select({ last: max(batchDocuments.documentId) })
    .from(batchDocuments)
    .where(
      and(eq(batchDocuments.medicalCenterId, ctx.profile.medicalCenterId), eq(batchDocuments.year, thisYear(ctx))),
    );
  const free = gone.filter((number) => number > (kept?.last ?? 0));
  return free.includes(next - 1) ? Math.min(...free) : next;
}
