import { integer, pgTable, uniqueIndex, varchar } from "drizzle-orm/pg-core";
import { createdAt, medicalCenterId, ofMedicalCenter } from "./columns.ts";
import { files } from "./files.ts";
import { invoices } from "./invoices.ts";
import { medicalCenters } from "./medical-centers.ts";

/** The PDF of each invoice, stored once; the trigger `invoice_files_stay` (in the migrations) refuses every change. */
export const invoiceFiles = pgTable(
  "invoice_files",
  {
    invoiceId: integer("invoice_id")
      .primaryKey()
      .references(() => invoices.id),
    medicalCenterId: medicalCenterId().references(() => medicalCenters.id),
    fileId: integer("file_id")
      .notNull()
      .references(() => files.id),
    /** Of its bytes, in hexadecimal. */
    sha256: varchar("sha256", { length: 64 }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("invoice_files_file").on(table.fileId), ofMedicalCenter()],
);
