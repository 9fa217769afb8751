import { eq, getTableColumns } from "drizzle-orm";
import type { Ctx } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { batchDocuments } from "../../core/db/tables/batch-documents.ts";
import { batches } from "../../core/db/tables/batches.ts";
import type { Batch } from "../scope.ts";

/** The batches that correct these documents, by document. */
export async function fixesOf({ db }: Pick<Ctx, "db">, documents: readonly number[]): Promise<Map<number, Batch>> {
  const rows = await db
    .select({ corrected: batchDocuments.correctsId, batch: getTableColumns(batches) })
    .from(batchDocuments)
    .innerJoin(batches, eq(batches.id, batchDocuments.batchId))
    .where(anyOf(batchDocuments.correctsId, documents));
  return new Map(rows.map(({ corrected, batch }) => [corrected!, batch]));
}
