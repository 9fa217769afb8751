import { integer, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { medicalCenterId, ofMedicalCenter } from "./columns.ts";
import { medicalCenters } from "./medical-centers.ts";

/** The last number of a centre's invoices in each year. */
export const invoiceSeries = pgTable(
  "invoice_series",
  {
    medicalCenterId: medicalCenterId().references(() => medicalCenters.id),
    year: integer("year").notNull(),
    last: integer("last").notNull(),
  },
  (table) => [primaryKey({ columns: [table.medicalCenterId, table.year] }), ofMedicalCenter()],
);
