import { bigint, pgTable } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/**
 * Rows that wait to be sealed, noted by a trigger in the transaction that writes them. The application has no right to
 * it at all.
 */
export const auditUnsealed = pgTable("audit_unsealed", {
  auditRowId: bigint("audit_row_id", { mode: "number" }).primaryKey(),
  notedAt: instant("noted_at").notNull().defaultNow(),
}).enableRLS();
