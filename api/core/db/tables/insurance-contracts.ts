import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, varchar } from "drizzle-orm/pg-core";
import {
  contractInvoicings,
  correctedNumbers,
  healthcareKinds,
  insurerCodes,
  insurerPaymentVariants,
} from "#rules/codes.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { createdAt, id, instant, medicalCenterId, ofMedicalCenter, version } from "./columns.ts";
import { departments } from "./departments.ts";

const day = (name: string) => date(name, { mode: "string" }).$type<IsoDate>();

/**
 * Contracts of departments with insurers. A department has one at a time with each insurer: the exclusion constraint
 * `insurance_contracts_apart` (in the migrations).
 */
export const insuranceContracts = pgTable(
  "insurance_contracts",
  {
    id: id(),
    medicalCenterId: medicalCenterId(),
    departmentId: integer("department_id")
      .notNull()
      .references(() => departments.id),
    insurer: varchar("insurer", { length: 3, enum: insurerCodes }).notNull(),
    icz: varchar("icz", { length: 8 }).notNull(),
    icp: varchar("icp", { length: 8 }).notNull(),
    healthcare: varchar("healthcare", { length: 2, enum: healthcareKinds }).notNull(),
    paymentVariant: varchar("payment_variant", { length: 1, enum: insurerPaymentVariants }).notNull(),
    invoicing: varchar("invoicing", { length: 6, enum: contractInvoicings }).notNull(),
    correctedNumber: varchar("corrected_number", { length: 4, enum: correctedNumbers }).notNull(),
    daysToDueDate: integer("days_to_due_date").notNull(),
    variableSymbol: varchar("variable_symbol", { length: 6 }),
    validFrom: day("valid_from").notNull(),
    /** Its last day; none while it goes on. */
    validTo: day("valid_to"),
    createdAt: createdAt(),
    removedAt: instant("removed_at"),
    version: version(),
  },
  (table) => [
    index("insurance_contracts_department").on(table.departmentId),
    check("insurance_contracts_days", sql`valid_to >= valid_from`),
    ofMedicalCenter(),
  ],
);
