import { sql } from "drizzle-orm";
import { boolean, check, customType, date, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { ErasedKind } from "#rules/erasure/retention.ts";
import { id, instant, medicalCenterId, ofMedicalCenter } from "./columns.ts";
import { medicalCenters } from "./medical-centers.ts";
import { profiles } from "./profiles.ts";
import { patientCards } from "./patient-cards.ts";
import { disposals } from "./disposals.ts";

/** A transaction, by the number that no other ever has. */
const transactionId = customType<{ data: string }>({ dataType: () => "xid8" });

/**
 * Erasures of a card, with time and reason: the skeleton that is left of one that is wholly gone. Never changed or
 * removed; the database deletes signed rows and evidence only with an erasure written in the same transaction (triggers
 * in the migrations, which also delete dependent rows).
 */
export const patientErasures = pgTable(
  "patient_erasures",
  {
    id: id(),
    medicalCenterId: medicalCenterId().references(() => medicalCenters.id),
    cardId: integer("card_id")
      .notNull()
      .references(() => patientCards.id),
    erasedAt: instant("erased_at").notNull(),
    erasedBy: integer("erased_by")
      .notNull()
      .references(() => profiles.id),
    /** Of an erasure at the patient's request: its day and form. */
    requestedOn: date("requested_on", { mode: "string" }),
    request: text("request"),
    /** Of a card past its time. */
    disposalId: integer("disposal_id").references(() => disposals.id),
    /** True if the whole card is gone, false if retained records are left. */
    whole: boolean("whole").notNull(),
    /** Years of retention here at that time, and the day of the first and last entry, if any. */
    retentionYears: integer("retention_years").notNull(),
    firstEntryOn: date("first_entry_on", { mode: "string" }),
    lastEntryOn: date("last_entry_on", { mode: "string" }),
    /** Number of entries in the documentation. */
    reports: integer("reports").notNull(),
    attachments: integer("attachments").notNull(),
    /** Number of rows of each kind erased apart from the documentation. */
    erased: jsonb("erased").$type<Partial<Record<ErasedKind, number>>>().notNull(),
    writtenIn: transactionId("written_in")
      .notNull()
      .default(sql`pg_current_xact_id()`),
  },
  (table) => [
    index("patient_erasures_card").on(table.cardId, table.id),
    index("patient_erasures_record")
      .on(table.medicalCenterId, table.id)
      .where(sql`whole`),
    check(
      "patient_erasures_why",
      sql`(requested_on is null) <> (disposal_id is null) and (disposal_id is null or whole)`,
    ),
    ofMedicalCenter(),
  ],
);
