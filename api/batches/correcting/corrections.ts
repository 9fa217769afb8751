import { and, asc, eq, getTableColumns, isNull, type SQL } from "drizzle-orm";
import { documentsOf, type BilledVisit, type BillingDocument } from "#rules/insurance/billing/documents.ts";
import { correctionObstacle, type CorrectionObstacle } from "#rules/insurance/returned/correction-obstacle.ts";
import { billedVisits } from "../../batch-candidates/billed-visits.ts";
import type { InCenter } from "../../context.ts";
import { anyOf } from "../../db/any-of.ts";
import { batchDocuments } from "../../db/tables/batch-documents.ts";
import { batches } from "../../db/tables/batches.ts";
import { returnedDocuments } from "../../db/tables/returned-documents.ts";
import { groupBy } from "../../group-by.ts";

/** A refused document with its care as it is now. */
export type Correction = {
  returned: typeof returnedDocuments.$inferSelect;
  document: typeof batchDocuments.$inferSelect;
  visits: BilledVisit[];
  documents: BillingDocument[];
  obstacle: CorrectionObstacle | null;
};

/** The refused documents of a batch that have no outcome yet, in their order. */
export const correctionsOfBatch = (ctx: InCenter, batchId: number): Promise<Correction[]> =>
  listCorrections(ctx, eq(batchDocuments.batchId, batchId));

/** The same of returned documents, by their ids; ended and canceled ones have none. */
export async function correctionsOfReturned(ctx: InCenter, ids: readonly number[]): Promise<Map<number, Correction>> {
  const corrections = await listCorrections(ctx, anyOf(returnedDocuments.id, ids));
  return new Map(corrections.map((correction) => [correction.returned.id, correction]));
}

async function listCorrections(ctx: InCenter, which: SQL): Promise<Correction[]> {
  const rows = await ctx.db
    .select({
      returned: getTableColumns(returnedDocuments),
      document: getTableColumns(batchDocuments),
      batch: getTableColumns(batches),
    })
    .from(returnedDocuments)
    .innerJoin(batchDocuments, eq(batchDocuments.id, returnedDocuments.documentId))
    .innerJoin(batches, eq(batches.id, batchDocuments.batchId))
    .where(
      and(
        eq(returnedDocuments.medicalCenterId, ctx.profile.medicalCenterId),
        eq(returnedDocuments.kind, "REFUSED"),
        isNull(returnedDocuments.outcome),
        which,
      ),
    )
    .orderBy(asc(batchDocuments.batchId), asc(batchDocuments.position));
  if (rows.length === 0) return [];
  const visits = await billedVisits(ctx, { documents: rows.map(({ document }) => document.id) });
  const visitsOf = groupBy(visits, ({ billedBy }) => billedBy);
  return rows.map(({ batch, ...row }) => {
    const own = visitsOf.get(row.document.id) ?? [];
    const documents = documentsOf(own);
    return { ...row, visits: own, documents, obstacle: correctionObstacle(batch, documents) };
  });
}
