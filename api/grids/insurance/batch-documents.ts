import { eq, sql } from "drizzle-orm";
import { dottedCode } from "#rules/diagnoses/diagnosis-code.ts";
import { integer } from "#rules/query.ts";
import { fullName } from "#rules/text/full-name.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { batchDocuments } from "../../core/db/tables/batch-documents.ts";
import { patientCards } from "../../core/db/tables/patient-cards.ts";
import { defineGrid } from "../grid.ts";
import { nameParts } from "../names.ts";

const filters = { batch: integer };

/** The documents of batches, also those of one, as they were when it was made; a name is the card's present one. */
export const batchDocumentGrid = defineGrid<"kBatchDocuments", typeof filters>({
  name: "kBatchDocuments",
  permission: "insurer:read",
  filesPermission: "insurer:bill",
  listed: "batchDocument.listed",
  filters,
  table: batchDocuments,
  order: [batchDocuments.id],
  sorts: { number: [sql`${batchDocuments.documentId}`], price: [sql`${batchDocuments.price}`] },
  where: ({ batch }) => [batch === undefined ? undefined : eq(batchDocuments.batchId, batch)],
  async read({ db }, ids) {
    const rows = await db
      .select({ document: batchDocuments, card: { uuid: patientCards.uuid, ...nameParts(patientCards) } })
      .from(batchDocuments)
      .innerJoin(patientCards, eq(patientCards.id, batchDocuments.patientCardId))
      .where(anyOf(batchDocuments.id, ids));
    return rows.map(({ document: { id, documentId, content, points, price }, card }) => ({
      id,
      number: String(documentId),
      patient: { uuid: card.uuid, fullName: fullName(card) },
      insuredNumber: content.insuredNumber,
      diagnosis: dottedCode(content.primaryDiagnosis),
      operations: sumsOf(content.rows),
      points,
      price: { amount: price, currency: "CZK" },
    }));
  },
});

/** The operations of a document, each once with its count. */
function sumsOf(rows: readonly { code: string; count: number }[]) {
  const counts = new Map<string, number>();
  for (const { code, count } of rows) counts.set(code, (counts.get(code) ?? 0) + count);
  return [...counts].map(([code, count]) => ({ code, count }));
}
