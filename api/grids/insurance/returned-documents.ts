import { eq, exists, isNotNull, isNull, sql, and } from "drizzle-orm";
import { insurerCodes } from "#rules/codes.ts";
import { findInsurer } from "#rules/patients/insurers.ts";
import { integer, oneOf } from "#rules/query.ts";
import { fullName } from "#rules/text/full-name.ts";
import { returnedState } from "../../batches/returned/state.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { batchDocuments } from "../../core/db/tables/batch-documents.ts";
import { batches } from "../../core/db/tables/batches.ts";
import { patientCards } from "../../core/db/tables/patient-cards.ts";
import { returnedDocuments } from "../../core/db/tables/returned-documents.ts";
import { defineGrid } from "../grid.ts";
import { nameParts } from "../names.ts";

const filters = { state: oneOf("OPEN", "ENDED"), insurer: oneOf(...insurerCodes), batch: integer };

/** Documents that insurers refused or canceled, also the open ones alone, or those of an insurer or a batch. */
export const returnedDocumentGrid = defineGrid<"returnedDocuments", typeof filters>({
  name: "returnedDocuments",
  permission: "insurer:read",
  filesPermission: "insurer:bill",
  listed: "batchDocument.listed",
  filters,
  table: returnedDocuments,
  order: [returnedDocuments.id],
  sorts: { returned: [sql`${returnedDocuments.createdAt}`] },
  where: ({ state, insurer, batch }, { db }) => [
    state && (state === "OPEN" ? isNull : isNotNull)(returnedDocuments.outcome),
    insurer === undefined && batch === undefined
      ? undefined
      : exists(
          db
            .select({ id: batches.id })
            .from(batchDocuments)
            .innerJoin(batches, eq(batches.id, batchDocuments.batchId))
            .where(
              and(
                eq(batchDocuments.id, returnedDocuments.documentId),
                insurer && eq(batches.insurer, insurer),
                batch === undefined ? undefined : eq(batches.id, batch),
              ),
            ),
        ),
  ],
  async read({ db }, ids) {
    const rows = await db
      .select({
        returned: returnedDocuments,
        state: returnedState,
        document: batchDocuments,
        batch: { id: batches.id, number: batches.sequenceId, insurer: batches.insurer },
        card: { uuid: patientCards.uuid, ...nameParts(patientCards) },
      })
      .from(returnedDocuments)
      .innerJoin(batchDocuments, eq(batchDocuments.id, returnedDocuments.documentId))
      .innerJoin(batches, eq(batches.id, batchDocuments.batchId))
      .innerJoin(patientCards, eq(patientCards.id, batchDocuments.patientCardId))
      .where(anyOf(returnedDocuments.id, ids));
    return rows.map(({ returned: { id, kind, code, reason, createdAt }, state, document, batch, card }) => ({
      id,
      number: { id, number: document.documentId },
      patient: { uuid: card.uuid, fullName: fullName(card) },
      insurer: `${batch.insurer} ${findInsurer(batch.insurer)!.abbreviation}`,
      batch: { id: batch.id, number: batch.number },
      kind,
      said: [code, reason].filter(Boolean).join(": ") || null,
      price: { amount: document.price, currency: "CZK" },
      returned: createdAt.toISOString(),
      state,
    }));
  },
});
