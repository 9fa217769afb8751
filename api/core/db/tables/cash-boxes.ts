import { integer, pgTable, uniqueIndex, varchar } from "drizzle-orm/pg-core";
import { createdAt, id, instant, medicalCenterId, ofMedicalCenter, version } from "./columns.ts";

/**
 * Drawers of cash. A centre has one at least; cash goes into that of the desk, else into the first one in use. Its row
 * is locked while a receipt gets its number.
 */
export const cashBoxes = pgTable(
  "cash_boxes",
  {
    id: id(),
    medicalCenterId: medicalCenterId(),
    /** Its place among the boxes of the centre, printed in the numbers of its receipts. */
    number: integer("number").notNull(),
    name: varchar("name", { length: 100 }).notNull(),
    createdAt: createdAt(),
    archivedAt: instant("archived_at"),
    version: version(),
  },
  (table) => [uniqueIndex("cash_boxes_number").on(table.medicalCenterId, table.number), ofMedicalCenter()],
);
