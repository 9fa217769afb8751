import { and, eq, isNull } from "drizzle-orm";
import type { RefusedDocument } from "#rules/insurance/batches/refused-document.ts";
import { documentsOf, isHeld } from "#rules/insurance/billing/documents.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { invoiceRun } from "../batch-invoices/invoice-run.ts";
import { billedVisits } from "../batch-candidates/billed-visits.ts";
import { batchRuns } from "../core/db/tables/batch-runs.ts";
import { lockNumbers, setNumbers } from "../insurance/numbers.ts";
import { trackUnsigned } from "../core/track.ts";
import type { Storing } from "../core/transactions-of.ts";
import { documentContents } from "./document-contents.ts";
import { insertDocuments } from "./insert-documents.ts";
import { openBatches, type Made } from "./open-batches.ts";
import { cardsToBill, lockVisitsToBill } from "./to-bill.ts";

/** The patients whose care is held at once. */
const AT_ONCE = 200;

/**
 * Inserts the batches of a run with their documents and invoices, and takes their numbers; a run that has them is left
 * alone. Some patients at a time, so that a large month asks for no more memory than a small one.
 */
export async function insertBatches(ctx: Storing, id: number, onCards: (count: number) => Promise<void>) {
  const numbers = await lockNumbers(ctx);
  const [run] = await ctx.db
    .select()
    .from(batchRuns)
    .where(and(eq(batchRuns.id, id), isNull(batchRuns.madeAt)));
  if (!run) return;
  const batches = await openBatches(ctx, run, { first: numbers.kBatch, regularBatchId: null });
  const refused: RefusedDocument[] = [];
  let { kBatchItem } = numbers;
  const cards = await cardsToBill(ctx, run.month);
  for (let from = 0; from < cards.length; from += AT_ONCE) {
    const some = cards.slice(from, from + AT_ONCE);
    await lockVisitsToBill(ctx, run.month, some);
    const inserted = await insertDocuments(ctx, await madeOf(ctx, run.month, some), batches, kBatchItem);
    refused.push(...inserted.refused);
    kBatchItem += inserted.count;
    await onCards(some.length);
  }
  await setNumbers(ctx, { kBatch: await batches.close(), kBatchItem });
  await ctx.db.update(batchRuns).set({ madeAt: ctx.now(), refused }).where(eq(batchRuns.id, id));
  const invoices = await invoiceRun({ ...ctx, profile: { ...ctx.profile, id: run.askedBy } }, run);
  for (const { id: entityId, medicalCenterId, content, digest } of invoices)
    await trackUnsigned(ctx, medicalCenterId, "invoice.issued", {
      entityId,
      details: { number: content.number, digest },
    });
}

/** The documents of some patients' care in a month, without those that faults keep out. */
async function madeOf(ctx: Storing, month: IsoDate, cards: readonly number[]): Promise<Made[]> {
  const visits = await billedVisits(ctx, { from: month, to: month, cards });
  const documents = documentsOf(visits).filter(({ visits }) => !visits.some(isHeld));
  const contents = await documentContents(ctx, documents);
  return contents.flat().map((made) => ({ ...made, corrects: null }));
}
