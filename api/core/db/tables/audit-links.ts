import { bigint, pgTable, primaryKey, unique, varchar } from "drizzle-orm/pg-core";
import { instant, medicalCenterId, ofMedicalCenter } from "./columns.ts";

/**
 * The chain of a centre's audit rows: each link's hash covers its row and the hash before it. Links are appended by
 * `seal_audit` and by nothing else; the application reads them.
 */
export const auditLinks = pgTable(
  "audit_links",
  {
    medicalCenterId: medicalCenterId(),
    /** From 1 and without gaps, in the order of sealing. */
    position: bigint("position", { mode: "number" }).notNull(),
    auditRowId: bigint("audit_row_id", { mode: "number" }).notNull(),
    hash: varchar("hash", { length: 64 }).notNull(),
    /** Time of sealing by the database's clock; no hash covers it, the time of an anchor counts. */
    sealedAt: instant("sealed_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.medicalCenterId, table.position] }),
    unique("audit_links_row").on(table.auditRowId),
    ofMedicalCenter(),
  ],
);
