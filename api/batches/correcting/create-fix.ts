import { asc, eq } from "drizzle-orm";
import { BatchFixInput } from "#rules/inputs/insurance/batch-fix.ts";
import { allow } from "../../core/access/allow.ts";
import { obstacleToInvoices } from "../../batch-invoices/obstacle.ts";
import { invoiceRun } from "../../batch-invoices/invoice-run.ts";
import type { Ctx, ProfileCtx } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { batchDocuments } from "../../core/db/tables/batch-documents.ts";
import { batchRuns } from "../../core/db/tables/batch-runs.ts";
import { batches } from "../../core/db/tables/batches.ts";
import { insuranceContracts } from "../../core/db/tables/insurance-contracts.ts";
import { patientAttendances } from "../../core/db/tables/patient-attendances.ts";
import { Fault, fieldFault } from "../../core/fault.ts";
import { lockNumbers, setNumbers } from "../../insurance/numbers.ts";
import { parse } from "../../core/parse.ts";
import { track } from "../../core/track.ts";
import { disallowReturned } from "../disallowances/disallow-returned.ts";
import { documentContents } from "../document-contents.ts";
import { enqueueRun } from "../enqueue-run.ts";
import { insertDocuments } from "../insert-documents.ts";
import { lockBatch } from "../lock-batch.ts";
import { openBatches, type Made } from "../open-batches.ts";
import type { Returned } from "../returned/read.ts";
import { setOutcome } from "../returned/set-outcome.ts";
import type { Batch, BatchRun } from "../scope.ts";
import { assertNoneUnderway } from "../write-again.ts";
import { correctionsOfBatch, type Correction } from "./corrections.ts";

/**
 * Makes a batch that corrects refused documents of another one, of the patients that are chosen: from their cards,
 * vouchers and reports as they are now. With an invoice, the former price of the documents is not recognised any more.
 * Refused while batches are made (`batchesUnderway`), without a patient of a refused document (`nothingToCorrect`), of
 * one whose documents cannot be corrected (`notCorrectable`), and with an invoice where the centre can issue none
 * (`insurersNotInvoiced`).
 */
export async function createFix(
  ctx: Ctx,
  which: { id: number; version: number },
  given: { patientCards: readonly number[]; withFBatch: boolean },
): Promise<Batch> {
  allow(ctx, "insurer:bill");
  const { patientCards, withFBatch } = parse(BatchFixInput, given);
  await assertNoneUnderway(ctx);
  if (withFBatch && (await obstacleToInvoices(ctx)) !== null) throw new Fault("insurersNotInvoiced");
  const numbers = await lockNumbers(ctx);
  const before = await lockBatch(ctx, which);
  const corrections = await chosen(ctx, before, patientCards);
  const corrected = corrections.map(({ returned }) => returned);
  const run = await addFixRun(ctx, before, { total: patientCards.length, invoiced: withFBatch });
  const regularBatchId = before.regularBatchId ?? before.id;
  const opened = await openBatches(ctx, run, { first: numbers.kBatch, regularBatchId });
  await freeVisits(ctx, corrected);
  const made = await madeOf(ctx, before, corrections);
  const { count, refused } = await insertDocuments(ctx, made, opened, numbers.kBatchItem);
  if (refused.length > 0) throw fieldFault("patientCards", "notCorrectable");
  await setNumbers(ctx, { kBatch: await opened.close(), kBatchItem: numbers.kBatchItem + count });
  await setOutcome(ctx, corrected, { outcome: "CORRECTED", reason: null });
  if (withFBatch) await disallowReturned(ctx, before, corrected);
  for (const { id: entityId, content, digest } of await invoiceRun(ctx, run))
    await track(ctx, "invoice.issued", { entityId, details: { number: content.number, digest } });
  await enqueueRun(ctx, run.id);
  await track(ctx, "batch.fixed", { entityId: before.id, details: { run: run.id, documents: corrected.length } });
  const [fix] = await ctx.db.select().from(batches).where(eq(batches.runId, run.id)).orderBy(asc(batches.id)).limit(1);
  return fix!;
}

/** The corrections of the chosen patients that nothing keeps out, of which each patient has one. Their visits are locked. */
async function chosen(ctx: ProfileCtx, batch: Batch, patientCards: readonly number[]): Promise<Correction[]> {
  await lockVisitsOfBatch(ctx, batch.id);
  const all = await correctionsOfBatch(ctx, batch.id);
  const ready = all.filter(({ obstacle }) => obstacle === null);
  const isOf = (card: number) => (correction: Correction) => correction.returned.document.patientCardId === card;
  for (const card of patientCards) {
    if (!all.some(isOf(card))) throw fieldFault("patientCards", "nothingToCorrect");
    if (!ready.some(isOf(card))) throw fieldFault("patientCards", "notCorrectable");
  }
  return ready.filter((correction) => patientCards.some((card) => isOf(card)(correction)));
}

const lockVisitsOfBatch = (ctx: ProfileCtx, batchId: number) =>
  ctx.db
    .select({ id: patientAttendances.id })
    .from(patientAttendances)
    .innerJoin(batchDocuments, eq(batchDocuments.id, patientAttendances.billedDocumentId))
    .where(eq(batchDocuments.batchId, batchId))
    .orderBy(asc(patientAttendances.id))
    .for("no key update", { of: patientAttendances });

async function addFixRun(
  ctx: ProfileCtx,
  { month }: Batch,
  asked: { total: number; invoiced: boolean },
): Promise<BatchRun> {
  const { medicalCenterId, id: askedBy } = ctx.profile;
  const now = ctx.now();
  const [run] = await ctx.db
    .insert(batchRuns)
    .values({ medicalCenterId, month, variant: "FIX", ...asked, done: asked.total, askedAt: now, askedBy, madeAt: now })
    .onConflictDoNothing()
    .returning();
  if (!run) throw new Fault("batchesUnderway");
  return run;
}

/** Takes the visits of refused documents out of them: those that no operation is left of are not billed by the correction. */
const freeVisits = (ctx: ProfileCtx, corrected: readonly Returned[]) =>
  ctx.db
    .update(patientAttendances)
    .set({ billedDocumentId: null })
    .where(
      anyOf(
        patientAttendances.billedDocumentId,
        corrected.map(({ documentId }) => documentId),
      ),
    );

/** The documents of corrections; the first of each keeps the number of the refused one where the contract says so. */
async function madeOf(ctx: ProfileCtx, { contractId }: Batch, corrections: readonly Correction[]): Promise<Made[]> {
  const [contract] = await ctx.db.select().from(insuranceContracts).where(eq(insuranceContracts.id, contractId));
  const keeps = contract!.correctedNumber === "SAME";
  const all = corrections.flatMap(({ documents, returned: { document } }) =>
    documents.map((own) => ({ own, document })),
  );
  const contents = await documentContents(
    ctx,
    all.map(({ own }) => own),
  );
  const numbered = new Set<number>();
  return contents.flatMap((made, at) => {
    const { id, year, documentId, submission } = all[at]!.document;
    return made.map((one) => {
      const number = keeps && !numbered.has(id) ? { year, documentId, submission: submission + 1 } : null;
      numbered.add(id);
      return { ...one, corrects: { id, number } };
    });
  });
}
