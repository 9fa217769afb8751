import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgEnum, pgTable, text } from "drizzle-orm/pg-core";
import { disallowanceKinds } from "#rules/codes.ts";
import { batches } from "./batches.ts";
import { createdAt, id, instant, medicalCenterId, ofMedicalCenter } from "./columns.ts";
import { profiles } from "./profiles.ts";
import { returnedDocuments } from "./returned-documents.ts";

export const disallowanceKind = pgEnum("disallowance_kind", disallowanceKinds);

/** Parts of a batch's price that its insurer does not pay, each with its kind and reason. A mistake is taken back. */
export const batchDisallowances = pgTable(
  "batch_disallowances",
  {
    id: id(),
    medicalCenterId: medicalCenterId(),
    batchId: integer("batch_id")
      .notNull()
      .references(() => batches.id),
    /** The returned document by whose outcome it arose. */
    returnedDocumentId: integer("returned_document_id").references(() => returnedDocuments.id, {
      onDelete: "set null",
    }),
    kind: disallowanceKind("kind").notNull(),
    /** In hellers. */
    amount: bigint("amount", { mode: "number" }).notNull(),
    reason: text("reason").notNull(),
    createdAt: createdAt(),
    createdBy: integer("created_by")
      .notNull()
      .references(() => profiles.id),
    takenBackAt: instant("taken_back_at"),
    takenBackBy: integer("taken_back_by").references(() => profiles.id),
  },
  (table) => [
    index("batch_disallowances_batch").on(table.batchId),
    index("batch_disallowances_returned").on(table.returnedDocumentId),
    check("batch_disallowances_amount", sql`amount > 0 and (taken_back_at is null) = (taken_back_by is null)`),
    ofMedicalCenter(),
  ],
);
