import { sql } from "drizzle-orm";
import { date, index, integer, pgTable, uniqueIndex, varchar } from "drizzle-orm/pg-core";
import { createdAt, id, instant, medicalCenterId, ofMedicalCenter } from "./columns.ts";
import { medicalCenters } from "./medical-centers.ts";
import { patientCards } from "./patient-cards.ts";

/**
 * A patient's insurance from a day on, until the next one; no insurer is a patient who pays alone. Replaced rows stay.
 */
export const patientInsurances = pgTable(
  "patient_insurances",
  {
    id: id(),
    medicalCenterId: medicalCenterId().references(() => medicalCenters.id),
    patientCardId: integer("patient_card_id")
      .notNull()
      .references(() => patientCards.id),
    validFrom: date("valid_from", { mode: "string" }).notNull(),
    insurerCode: varchar("insurer_code", { length: 3 }),
    insuranceNumber: varchar("insurance_number", { length: 10 }),
    insuranceVariant: varchar("insurance_variant", { length: 1 }),
    createdAt: createdAt(),
    createdBy: integer("created_by"),
    replacedAt: instant("replaced_at"),
  },
  (table) => [
    uniqueIndex("patient_insurances_day")
      .on(table.patientCardId, table.validFrom)
      .where(sql`replaced_at is null`),
    index("patient_insurances_number").on(table.medicalCenterId, table.insuranceNumber),
    ofMedicalCenter(),
  ],
);
