import { bigint, pgTable, primaryKey, unique, varchar } from "drizzle-orm/pg-core";
import { instant, medicalCenterId, ofMedicalCenter } from "./columns.ts";

/**
 * The chain of a centre's audit rows: each link's hash covers its row and the hash before it. Links are appended by `seal_audit`
 * and by nothing else; the application reads them.
 */
export const auditLinks = pgTable(
  "audit_links",
  {
    medicalCenterId: medicalCenterId(),
    /** From 1 and without gaps, in the order of sealing. */
    position: bigint("position", { mode: "number" }).notNull(),
    auditRowId: bigint("audit_row_id", { mode: "number" }).notNull(),
    hash: varchar("hash", { length: 64 }).notNull(),
    /** When it was sealed by the database's clock; no hash covers it, what counts is the time of an anchor. */
    sealedAt: instant("sealed_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.medicalCenterId, table.position] }),
    unique("audit_links_row").on(table.auditRowId),
    ofMedicalCenter(),
  ],
);

/** Rows that wait to be sealed, noted by a trigger in the transaction that writes them. The application has no right to it at all. */
export const auditUnsealed = pgTable("audit_unsealed", {
  auditRowId: bigint("audit_row_id", { mode: "number" }).primaryKey(),
  notedAt: instant("noted_at").notNull().defaultNow(),
}).enableRLS();
