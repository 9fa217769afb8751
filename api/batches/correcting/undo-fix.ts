import { and, eq, inArray, sql } from "drizzle-orm";
import type { ProfileCtx } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { batchDocuments } from "../../core/db/tables/batch-documents.ts";
import { returnedDocuments } from "../../core/db/tables/returned-documents.ts";
import { takeReturnedBack } from "../disallowances/take-returned-back.ts";
import { putVisitsBack } from "../returned/put-visits-back.ts";

/** The refused documents that a batch corrects. */
export const correctedBy = async ({ db }: ProfileCtx, batchId: number): Promise<number[]> =>
  (
    await db
      .selectDistinct({ id: sql<number>`${batchDocuments.correctsId}` })
      .from(batchDocuments)
      .where(and(eq(batchDocuments.batchId, batchId), sql`${batchDocuments.correctsId} is not null`))
  ).map(({ id }) => id);

/** Opens refused documents again whose correcting batch is removed: they bill their visits, and their price is recognised. */
export async function undoFix(ctx: ProfileCtx, documents: readonly number[]) {
  if (documents.length === 0) return;
  const open = await ctx.db
    .update(returnedDocuments)
    .set({
      outcome: null,
      outcomeReason: null,
      outcomeAt: null,
      outcomeBy: null,
      version: sql`${returnedDocuments.version} + 1`,
    })
    .where(anyOf(returnedDocuments.documentId, documents))
    .returning({ id: returnedDocuments.id });
  await putVisitsBack(ctx, documents);
  const [{ batchId }] = (await ctx.db
    .select({ batchId: batchDocuments.batchId })
    .from(batchDocuments)
    .where(inArray(batchDocuments.id, documents))
    .limit(1)) as [{ batchId: number }];
  await takeReturnedBack(
    ctx,
    batchId,
    open.map(({ id }) => id),
  );
}
