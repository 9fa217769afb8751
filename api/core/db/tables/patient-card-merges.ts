import { check, index, integer, jsonb, pgTable } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { id, instant, medicalCenterId, ofMedicalCenter } from "./columns.ts";
import { medicalCenters } from "./medical-centers.ts";
import { profiles } from "./profiles.ts";
import { patientCards } from "./patient-cards.ts";

type Said = { [column: string]: string | number | boolean | null };

/**
 * Merges of cards, with all that undoing one needs. While one holds, signed rows may move with it (triggers in the
 * migrations).
 */
export const patientCardMerges = pgTable(
  "patient_card_merges",
  {
    id: id(),
    medicalCenterId: medicalCenterId().references(() => medicalCenters.id),
    keptId: integer("kept_id")
      .notNull()
      .references(() => patientCards.id),
    mergedId: integer("merged_id")
      .notNull()
      .references(() => patientCards.id),
    mergedAt: instant("merged_at").notNull(),
    mergedBy: integer("merged_by")
      .notNull()
      .references(() => profiles.id),
    /** Columns of the surviving card that the merge changed: their values before and after. */
    before: jsonb("before").$type<Said>().notNull(),
    after: jsonb("after").$type<Said>().notNull(),
    /** Ids of the rows that moved, by table. */
    moved: jsonb("moved").$type<Record<string, number[]>>().notNull(),
    /** The highest id of the surviving card's rows in each table, right after the merge: a higher one is new. */
    marks: jsonb("marks").$type<Record<string, number>>().notNull(),
    /** When the merged card had been archived before, and by which person. */
    archivedAt: instant("archived_at"),
    archivedBy: integer("archived_by"),
    undoneAt: instant("undone_at"),
    undoneBy: integer("undone_by").references(() => profiles.id),
  },
  (table) => [
    index("patient_card_merges_kept").on(table.keptId, table.id),
    check("patient_card_merges_two", sql`${table.keptId} <> ${table.mergedId}`),
    check("patient_card_merges_undone", sql`(undone_at is null) = (undone_by is null)`),
    ofMedicalCenter(),
  ],
);
