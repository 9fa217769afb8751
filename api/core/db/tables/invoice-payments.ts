import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { medicalCenterId, ofMedicalCenter } from "./columns.ts";
import { invoices } from "./invoices.ts";
import { medicalCenters } from "./medical-centers.ts";
import { payments } from "./payments.ts";

/**
 * The payments of each invoice and credit note, with the lines that are theirs. Triggers (in the migrations) refuse
 * every change, as that of the documents themselves.
 */
export const invoicePayments = pgTable(
  "invoice_payments",
  {
    invoiceId: integer("invoice_id")
      .notNull()
      .references(() => invoices.id),
    paymentId: integer("payment_id")
      .notNull()
      .references(() => payments.id),
    medicalCenterId: medicalCenterId().references(() => medicalCenters.id),
    /** Their places in the document, from 0, upwards: those of the first payment come first. */
    lines: integer("lines").array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.invoiceId, table.paymentId] }),
    index("invoice_payments_payment").on(table.paymentId),
    check("invoice_payments_lines", sql`cardinality(lines) > 0`),
    ofMedicalCenter(),
  ],
);
