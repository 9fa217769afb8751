import { sql } from "drizzle-orm";
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  varchar,
  type AnyPgColumn,
} from "drizzle-orm/pg-core";
import type { InvoiceContent } from "#rules/invoices/content.ts";
import { id, instant, medicalCenterId, ofMedicalCenter, version } from "./columns.ts";
import { invoiceKind } from "./invoice-series.ts";
import { medicalCenters } from "./medical-centers.ts";
import { profiles } from "./profiles.ts";

/**
 * Invoices, documents on advances and credit notes of payments (invoice-payments.ts), each with the frozen copy of all
 * that it prints. Only the note and its version change; the trigger `invoices_stay` (in the migrations) refuses
 * everything else, to any role.
 */
export const invoices = pgTable(
  "invoices",
  {
    id: id(),
    /** Names the printed invoice in its address. */
    uuid: uuid("uuid").notNull(),
    medicalCenterId: medicalCenterId().references(() => medicalCenters.id),
    kind: invoiceKind("kind").notNull().default("INVOICE"),
    /** The document that a credit note corrects, and the places of the lines that it gives back, from 0. */
    correctsId: integer("corrects_id").references((): AnyPgColumn => invoices.id),
    creditedLines: integer("credited_lines").array(),
    /** The entries of its payment whose money a document on an advance states. */
    received: integer("received").array(),
    /** The series of its kind, and the place in it: from 1, without gaps. */
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
    uniqueIndex("invoices_number").on(table.medicalCenterId, table.kind, table.year, table.position),
    index("invoices_symbol").on(table.medicalCenterId, sql`(content ->> 'variableSymbol')`),
    index("invoices_company").on(table.medicalCenterId, sql`(content #>> '{customer,companyNumber}')`, table.id),
    index("invoices_day").on(table.medicalCenterId, table.issuedOn),
    index("invoices_corrects")
      .on(table.correctsId)
      .where(sql`corrects_id is not null`),
    check(
      "invoices_credit",
      sql`(kind = 'CREDIT_NOTE') = (corrects_id is not null) and (corrects_id is null) = (credited_lines is null)`,
    ),
    // As text: a new value of a type cannot be used in the transaction that adds it.
    check("invoices_advance", sql`(kind::text = 'ADVANCE') = (received is not null)`),
    check("invoices_series", sql`position > 0 and year = extract(year from issued_on)`),
    ofMedicalCenter(),
  ],
);
