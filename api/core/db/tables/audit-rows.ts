import { bigint, index, integer, jsonb, pgTable, text, varchar } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { evidenceActions } from "#rules/evidence/evidence.ts";
import { instant, medicalCenterId, ofMedicalCenter } from "./columns.ts";

const evidence = Object.values(evidenceActions).flatMap(({ first, later }) => [...first, ...later]);

/**
 * Audit rows: who read or changed which record, written in the transaction of the action. Append-only by database
 * rights, and sealed into a chain (`audit_links`): a new column goes into `audit_text` and `api/audit/row-text.ts`, and
 * must be null in existing rows.
 */
export const auditRows = pgTable(
  "audit_rows",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    medicalCenterId: medicalCenterId(),
    at: instant("at").notNull(),
    profileId: integer("profile_id"),
    userId: integer("user_id"),
    requestId: text("request_id").notNull(),
    action: varchar("action", { length: 60 }).notNull(),
    entityId: integer("entity_id"),
    patientCardId: integer("patient_card_id"),
    details: jsonb("details").$type<Record<string, unknown>>(),
    /** Address of the request; null for a job. */
    address: text("address"),
  },
  (table) => [
    index("audit_rows_by_time").on(table.medicalCenterId, table.at),
    index("audit_rows_by_patient").on(table.medicalCenterId, table.patientCardId, table.at),
    index("audit_rows_by_person").on(table.medicalCenterId, table.profileId, table.at),
    index("audit_rows_by_action").on(table.medicalCenterId, table.action, table.at),
    index("audit_rows_evidence")
      .on(table.action, table.entityId)
      .where(sql.raw(`action in (${evidence.map((action) => `'${action}'`).join(", ")})`)),
    ofMedicalCenter(),
  ],
);
