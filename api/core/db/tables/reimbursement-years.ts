import { sql } from "drizzle-orm";
import { bigint, boolean, check, integer, pgTable, uniqueIndex, varchar } from "drizzle-orm/pg-core";
import { insurerCodes } from "#rules/codes.ts";
import { reimbursedSpecialties } from "#rules/insurance/reimbursement/decrees.ts";
import { id, medicalCenterId, ofMedicalCenter, version } from "./columns.ts";

/** Values that insurers say of their reference year, for a year of care in a specialty. Null is a value that nobody has entered. */
export const reimbursementYears = pgTable(
  "reimbursement_years",
  {
    id: id(),
    medicalCenterId: medicalCenterId(),
    insurer: varchar("insurer", { length: 3, enum: insurerCodes }).notNull(),
    expertise: varchar("expertise", { length: 3, enum: reimbursedSpecialties }).notNull(),
    year: integer("year").notNull(),
    /** Paid for a person in the reference year, in hellers. */
    averagePayment: bigint("average_payment", { mode: "number" }),
    /** Whether the conditions were met in the reference year. */
    physicalThen: boolean("physical_then"),
    individualThen: boolean("individual_then"),
    diagnosesThen: boolean("diagnoses_then"),
    educationThen: boolean("education_then"),
    /** Whether lifelong education is documented for the year itself. */
    educationNow: boolean("education_now"),
    version: version(),
  },
  (table) => [
    uniqueIndex("reimbursement_years_one").on(table.medicalCenterId, table.insurer, table.expertise, table.year),
    check("reimbursement_years_payment", sql`average_payment > 0`),
    ofMedicalCenter(),
  ],
);
