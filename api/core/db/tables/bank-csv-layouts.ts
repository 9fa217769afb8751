import { jsonb, pgTable, uniqueIndex, varchar } from "drizzle-orm/pg-core";
import type { CsvColumns } from "#rules/bank-statements/csv-columns.ts";
import { id, medicalCenterId, ofMedicalCenter } from "./columns.ts";
import { medicalCenters } from "./medical-centers.ts";

/** The meaning of the columns of a bank's table, as a centre has chosen it for the next time. */
export const bankCsvLayouts = pgTable(
  "bank_csv_layouts",
  {
    id: id(),
    medicalCenterId: medicalCenterId().references(() => medicalCenters.id),
    /** A digest of the names of the columns. */
    head: varchar("head", { length: 43 }).notNull(),
    columns: jsonb("columns").$type<CsvColumns>().notNull(),
  },
  (table) => [uniqueIndex("bank_csv_layouts_head").on(table.medicalCenterId, table.head), ofMedicalCenter()],
);
