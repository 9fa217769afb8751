import { and, asc, eq, isNull, type SQL } from "drizzle-orm";
import { documentsOf, type BilledVisit, type BillingDocument } from "#rules/insurance/billing/documents.ts";
import { correctionObstacle, type CorrectionObstacle } from "#rules/insurance/returned/correction-obstacle.ts";
import { billedVisits } from "../../batch-candidates/billed-visits.ts";
import type { InCenter } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { batchDocuments } from "../../core/db/tables/batch-documents.ts";
import { returnedDocuments } from "../../core/db/tables/returned-documents.ts";
import { groupBy } from "../../core/group-by.ts";
import { batchesByIds } from "../read.ts";
import { returnedRows, type Returned } from "../returned/read.ts";

/** A refused document with its care as it is now. */
export type Correction = {
  returned: Returned;
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
  const open = and(eq(returnedDocuments.kind, "REFUSED"), isNull(returnedDocuments.outcome), which)!;
  const rows = await returnedRows(ctx, open).orderBy(asc(batchDocuments.batchId), asc(batchDocuments.position));
  if (rows.length === 0) return [];
  const visits = await billedVisits(ctx, { documents: rows.map(({ document }) => document.id) });
  const visitsOf = groupBy(visits, ({ billedBy }) => billedBy);
  const batchOf = await batchesByIds(ctx, [...new Set(rows.map(({ document }) => document.batchId))]);
  return rows.map((returned) => {
    const { document } = returned;
    const own = visitsOf.get(document.id) ?? [];
    const documents = documentsOf(own);
    const obstacle = correctionObstacle(batchOf.get(document.batchId)!, documents);
    return { returned, visits: own, documents, obstacle };
  });
}
