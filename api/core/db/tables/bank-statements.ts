import { date, index, integer, pgTable, text, varchar } from "drizzle-orm/pg-core";
import { createdAt, id, medicalCenterId, ofMedicalCenter } from "./columns.ts";
import { medicalCenters } from "./medical-centers.ts";
import { profiles } from "./profiles.ts";

/** Statements of the centre's account that were imported. A row is not changed, and removed once it has no movement. */
export const bankStatements = pgTable(
  "bank_statements",
  {
    id: id(),
    medicalCenterId: medicalCenterId().references(() => medicalCenters.id),
    /** As the file names it; null for a table that names none. */
    account: text("account"),
    number: text("number"),
    currency: varchar("currency", { length: 3 }).notNull(),
    fromDate: date("from_date", { mode: "string" }),
    toDate: date("to_date", { mode: "string" }),
    createdAt: createdAt(),
    createdBy: integer("created_by")
      .notNull()
      .references(() => profiles.id),
  },
  (table) => [
    index("bank_statements_center").on(table.medicalCenterId, table.id),
    index("bank_statements_from").on(table.medicalCenterId, table.fromDate, table.id),
    ofMedicalCenter(),
  ],
);
