import { sql } from "drizzle-orm";
import { bigint, check, index, integer, json, pgTable, uniqueIndex, type AnyPgColumn } from "drizzle-orm/pg-core";
import type { DocumentContent } from "#rules/insurance/batches/document-content.ts";
import { batches } from "./batches.ts";
import { id, medicalCenterId, ofMedicalCenter } from "./columns.ts";
import { patientCards } from "./patient-cards.ts";

/**
 * Documents of batches. The trigger `batch_documents_stay` (in the migrations) keeps all of them but the card, which
 * follows a merge.
 */
export const batchDocuments = pgTable(
  "batch_documents",
  {
    id: id(),
    medicalCenterId: medicalCenterId(),
    batchId: integer("batch_id")
      .notNull()
      .references(() => batches.id),
    /** Its place in the batch, from 1. */
    position: integer("position").notNull(),
    /** Its number in the year in which it was taken. */
    year: integer("year").notNull(),
    documentId: integer("document_id").notNull(),
    /** The refused document that it corrects, and which handing over of its number this is: 1 unless it kept that one's. */
    correctsId: integer("corrects_id").references((): AnyPgColumn => batchDocuments.id),
    submission: integer("submission").notNull().default(1),
    patientCardId: integer("patient_card_id")
      .notNull()
      .references(() => patientCards.id),
    content: json("content").$type<DocumentContent>().notNull(),
    /** Those of the content; the price in hellers. */
    points: integer("points").notNull(),
    price: bigint("price", { mode: "number" }).notNull(),
  },
  (table) => [
    uniqueIndex("batch_documents_position").on(table.batchId, table.position),
    uniqueIndex("batch_documents_number").on(table.medicalCenterId, table.year, table.documentId, table.submission),
    index("batch_documents_card").on(table.patientCardId),
    index("batch_documents_corrects").on(table.correctsId),
    check("batch_documents_numbers", sql`position between 1 and 999 and document_id between 1 and 9999999`),
    check("batch_documents_submission", sql`submission = 1 or (submission > 1 and corrects_id is not null)`),
    ofMedicalCenter(),
  ],
);
