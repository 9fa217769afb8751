import { and, asc, eq, gt } from "drizzle-orm";
import { documentLines, headLine } from "#rules/insurance/files/write-document.ts";
import { writeFile } from "#rules/insurance/files/write-file.ts";
import { batchDocuments } from "../../core/db/tables/batch-documents.ts";
import type { Run } from "../../core/transactions-of.ts";
import type { Batch } from "../scope.ts";

export type BatchDocument = typeof batchDocuments.$inferSelect;

/** The documents that are held at once. */
const AT_ONCE = 200;

/** The documents of a batch in their order, some at a time. */
export async function* documentsOfBatch(run: Run, batchId: number): AsyncGenerator<BatchDocument[]> {
  for (let last = 0; ;) {
    const after = last;
    const rows = await run(({ db }) =>
      db
        .select()
        .from(batchDocuments)
        .where(and(eq(batchDocuments.batchId, batchId), gt(batchDocuments.position, after)))
        .orderBy(asc(batchDocuments.position))
        .limit(AT_ONCE),
    );
    if (rows.length === 0) return;
    yield rows;
    last = rows.at(-1)!.position;
  }
}

/** The bytes of a batch's K-dávka. */
export async function* batchFile(run: Run, batch: Batch): AsyncGenerator<Uint8Array> {
  const { kind, icz, branch, month, sequenceId: number, documents, points, interfaceVersion } = batch;
  const variant = batch.insuranceVariant;
  const isFix = batch.regularBatchId !== null;
  yield writeFile([
    headLine({ isFix, kind, icz, branch, month, number, documents, points, variant, interfaceVersion }),
  ]);
  for await (const rows of documentsOfBatch(run, batch.id))
    yield writeFile(
      rows.flatMap(({ content, documentId, position }) => documentLines(content, { number: documentId, position })),
    );
}
