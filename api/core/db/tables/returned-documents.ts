import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgEnum, pgTable, text, unique, varchar } from "drizzle-orm/pg-core";
import { returnedKinds, returnedOutcomes } from "#rules/codes.ts";
import { batchDocuments } from "./batch-documents.ts";
import { createdAt, id, instant, medicalCenterId, ofMedicalCenter, version } from "./columns.ts";
import { profiles } from "./profiles.ts";

export const returnedKind = pgEnum("returned_kind", returnedKinds);
export const returnedOutcome = pgEnum("returned_outcome", returnedOutcomes);

/** Documents that insurers refused, or canceled on request. Each is open until it ends by an outcome. */
export const returnedDocuments = pgTable(
  "returned_documents",
  {
    id: id(),
    medicalCenterId: medicalCenterId(),
    documentId: integer("document_id")
      .notNull()
      .references(() => batchDocuments.id),
    kind: returnedKind("kind").notNull(),
    /** The insurer's code of the error, and its words. */
    code: varchar("code", { length: 10 }),
    reason: text("reason"),
    /** Whether the authors of its reports are asked to correct them. */
    forAuthor: boolean("for_author").notNull(),
    createdAt: createdAt(),
    createdBy: integer("created_by")
      .notNull()
      .references(() => profiles.id),
    outcome: returnedOutcome("outcome"),
    outcomeReason: text("outcome_reason"),
    outcomeAt: instant("outcome_at"),
    outcomeBy: integer("outcome_by").references(() => profiles.id),
    version: version(),
  },
  (table) => [
    unique("returned_documents_document").on(table.documentId),
    index("returned_documents_created").on(table.medicalCenterId, table.createdAt, table.id),
    index("returned_documents_open")
      .on(table.medicalCenterId)
      .where(sql`outcome is null`),
    check(
      "returned_documents_outcome",
      sql`num_nulls(outcome, outcome_at, outcome_by) in (0, 3) and (outcome is not null or outcome_reason is null)`,
    ),
    check(
      "returned_documents_kind",
      sql`outcome is null or case kind when 'REFUSED' then outcome <> 'BILLED_AGAIN' else outcome <> 'CORRECTED' end`,
    ),
    ofMedicalCenter(),
  ],
);
