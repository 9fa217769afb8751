import { sql } from "drizzle-orm";
import { check, date, integer, jsonb, pgTable, text, uniqueIndex, uuid, varchar } from "drizzle-orm/pg-core";
import type { InvoiceContent } from "#rules/invoices/content.ts";
import { id, instant, medicalCenterId, ofMedicalCenter, version } from "./columns.ts";
import { medicalCenters } from "./medical-centers.ts";
import { payments } from "./payments.ts";
import { profiles } from "./profiles.ts";

/**
 * Invoices, each with the frozen copy of all that it prints. Only the note and its version change; the trigger
 * `invoices_stay` (in the migrations) refuses everything else, to any role.
 */
export const invoices = pgTable(
  "invoices",
  {
    id: id(),
    /** Names the printed invoice in its address. */
    uuid: uuid("uuid").notNull(),
    medicalCenterId: medicalCenterId().references(() => medicalCenters.id),
    paymentId: integer("payment_id")
      .notNull()
      .references(() => payments.id),
    /** The series, and the place in it: from 1, without gaps. */
    year: integer("year").notNull(),
    position: integer("position").notNull(),
    issuedOn: date("issued_on", { mode: "string" }).notNull(),
    content: jsonb("content").$type<InvoiceContent>().notNull(),
    /** SHA-256 of the canonical form (api/invoices/digest.ts). */
    digest: varchar("digest", { length: 64 }).notNull(),
    /** Internal: never printed. */
    note: text("note"),
    issuedAt: instant("issued_at").notNull(),
    issuedBy: integer("issued_by")
      .notNull()
      .references(() => profiles.id),
    version: version(),
  },
  (table) => [
    uniqueIndex("invoices_uuid").on(table.uuid),
    uniqueIndex("invoices_number").on(table.medicalCenterId, table.year, table.position),
    uniqueIndex("invoices_payment").on(table.paymentId),
    check("invoices_series", sql`position > 0 and year = extract(year from issued_on)`),
    ofMedicalCenter(),
  ],
);
