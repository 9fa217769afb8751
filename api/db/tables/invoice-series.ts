import { integer, pgEnum, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { invoiceKinds } from "#rules/invoices/number.ts";
import { medicalCenterId, ofMedicalCenter } from "./columns.ts";
import { medicalCenters } from "./medical-centers.ts";

export const invoiceKind = pgEnum("invoice_kind", invoiceKinds);

/** The last number of each kind of a centre's documents in each year. */
export const invoiceSeries = pgTable(
  "invoice_series",
  {
    medicalCenterId: medicalCenterId().references(() => medicalCenters.id),
    kind: invoiceKind("kind").notNull().default("INVOICE"),
    year: integer("year").notNull(),
    last: integer("last").notNull(),
  },
  (table) => [primaryKey({ columns: [table.medicalCenterId, table.kind, table.year] }), ofMedicalCenter()],
);
