import { sql } from "drizzle-orm";
import { check, integer, pgEnum, pgTable, primaryKey, varchar } from "drizzle-orm/pg-core";
import { invoiceKinds } from "#rules/invoices/number.ts";
import { medicalCenterId, ofMedicalCenter } from "./columns.ts";
import { medicalCenters } from "./medical-centers.ts";

export const invoiceKind = pgEnum("invoice_kind", invoiceKinds);

/**
 * The numbers of each kind of a centre's documents in each year, in runs without gaps: a new one begins where the
 * pattern changes or the next number is raised. The one that begins last goes on.
 */
export const invoiceSeries = pgTable(
  "invoice_series",
  {
    medicalCenterId: medicalCenterId().references(() => medicalCenters.id),
    kind: invoiceKind("kind").notNull().default("INVOICE"),
    year: integer("year").notNull(),
    first: integer("first").notNull().default(1),
    /** One less than the first, until there is a document. */
    last: integer("last").notNull(),
    prefix: varchar("prefix", { length: 6 }).notNull().default(""),
    yearDigits: integer("year_digits").notNull().default(4),
    separator: varchar("separator", { length: 1 }).notNull().default("-"),
    digits: integer("digits").notNull().default(4),
    /** Of the settings: goes up with each run that they begin. */
    version: integer("version").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.medicalCenterId, table.kind, table.year, table.first] }),
    check("invoice_series_run", sql`first > 0 and last >= first - 1`),
    ofMedicalCenter(),
  ],
);
