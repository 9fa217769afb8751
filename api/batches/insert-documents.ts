import { sql } from "drizzle-orm";
import type { DocumentContent } from "#rules/insurance/batches/document-content.ts";
import type { RefusedDocument } from "#rules/insurance/batches/refused-document.ts";
import { RecordFault } from "#rules/insurance/files/reading/record-fault.ts";
import { documentLines } from "#rules/insurance/files/write-document.ts";
import { insertRows, reserveIds } from "../core/db/insert-rows.ts";
import { batchDocuments } from "../core/db/tables/batch-documents.ts";
import { batchReports } from "../core/db/tables/batch-reports.ts";
import { patientAttendances } from "../core/db/tables/patient-attendances.ts";
import { thisYear } from "../insurance/numbers.ts";
import type { Storing } from "../core/transactions-of.ts";
import type { Made, OpenBatches } from "./open-batches.ts";

/**
 * Inserts documents into their batches, numbered from `first` on unless they keep a number, and marks their visits as
 * billed. A document with a value that is too long for its field, or not allowed there, is left out and answered as
 * refused. `count` says how many numbers were taken.
 */
export async function insertDocuments(
  ctx: Storing,
  made: readonly Made[],
  batches: OpenBatches,
  first: number,
): Promise<{ count: number; refused: RefusedDocument[] }> {
  const { medicalCenterId } = ctx.profile;
  const ids = await reserveIds(ctx.db, batchDocuments, made.length);
  const refused: RefusedDocument[] = [];
  const rows: (typeof batchDocuments.$inferSelect)[] = [];
  const billed: (Made & { documentId: number })[] = [];
  let count = 0;
  for (const [at, one] of made.entries()) {
    const { content, card: patientCardId, corrects } = one;
    const number = corrects?.number ?? { year: thisYear(ctx), documentId: first + count, submission: 1 };
    const fault = faultOf(content, number.documentId);
    if (fault) {
      const { record, field } = fault;
      refused.push({ card: patientCardId, insurer: content.insurer, record, field, fault: fault.fault });
      continue;
    }
    const [id, { points, price }] = [ids[at]!, content];
    const place = await batches.place(one);
    rows.push({
      id,
      medicalCenterId,
      ...place,
      ...number,
      correctsId: corrects?.id ?? null,
      patientCardId,
      content,
      points,
      price,
    });
    if (!corrects?.number) count += 1;
    billed.push({ ...one, documentId: id });
  }
  if (rows.length > 0) {
    await insertRows(ctx.db, batchDocuments, rows);
    const links = billed.flatMap(({ documentId, reports }) =>
      [...new Set(reports)].map((reportId) => ({ medicalCenterId, documentId, reportId })),
    );
    await insertRows(ctx.db, batchReports, links);
    await markBilled(ctx, billed);
  }
  return { count, refused };
}

function faultOf(content: DocumentContent, number: number): RecordFault | null {
  try {
    documentLines(content, { number, position: 1 });
    return null;
  } catch (error) {
    if (error instanceof RecordFault) return error;
    throw error;
  }
}

/** A visit of more rows than a document has is billed by the first of its documents. */
async function markBilled(ctx: Storing, billed: readonly { documentId: number; attendances: number[] }[]) {
  const pairs = billed.flatMap(({ documentId, attendances }) =>
    attendances.map((visit) => [visit, documentId] as const),
  );
  const documentOf = new Map([...pairs].reverse());
  const visits = [...documentOf.keys()].sort((one, other) => one - other);
  const documents = visits.map((visit) => documentOf.get(visit)!);
  await ctx.db.execute(
    sql`update ${patientAttendances} set billed_document_id = billed.document
      from unnest(${sql.param(visits)}::integer[], ${sql.param(documents)}::integer[]) as billed (visit, document)
      where ${patientAttendances.id} = billed.visit`,
  );
}
