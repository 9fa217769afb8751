import { sql } from "drizzle-orm";
import { check, date, index, integer, pgEnum, pgTable, varchar } from "drizzle-orm/pg-core";
import { invoiceExportFormats, tableFormats, type Locale } from "#rules/codes.ts";
import { id, instant, medicalCenterId, ofMedicalCenter } from "./columns.ts";
import { files } from "./files.ts";
import { medicalCenters } from "./medical-centers.ts";
import { profiles } from "./profiles.ts";

export const invoiceExportFormat = pgEnum("invoice_export_format", invoiceExportFormats);
export const tableFormat = pgEnum("table_format", tableFormats);

/** Files for accountants, made by a job and kept for a month. */
export const invoiceExports = pgTable(
  "invoice_exports",
  {
    id: id(),
    medicalCenterId: medicalCenterId().references(() => medicalCenters.id),
    /** Both days are in it. */
    fromDay: date("from_day", { mode: "string" }).notNull(),
    toDay: date("to_day", { mode: "string" }).notNull(),
    format: invoiceExportFormat("format").notNull(),
    /** Of a table. */
    tableFormat: tableFormat("table_format"),
    /** Language of its words. */
    language: varchar("language", { length: 2 }).$type<Locale>().notNull(),
    /** Rows that are written, of so many. */
    done: integer("done").notNull().default(0),
    total: integer("total").notNull(),
    /** Documents that arose later are not in it. */
    askedAt: instant("asked_at").notNull(),
    askedBy: integer("asked_by")
      .notNull()
      .references(() => profiles.id),
    generatedAt: instant("generated_at"),
    failedAt: instant("failed_at"),
    fileId: integer("file_id").references(() => files.id),
  },
  (table) => [
    index("invoice_exports_center").on(table.medicalCenterId, table.id),
    check(
      "invoice_exports_state",
      sql`from_day <= to_day and (generated_at is null) = (file_id is null) and (generated_at is null or failed_at is null) and (format = 'PAYMENT_TABLE') = (table_format is not null)`,
    ),
    ofMedicalCenter(),
  ],
);
