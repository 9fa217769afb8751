import { sql } from "drizzle-orm";
import { check, index, integer, pgEnum, pgTable, text, varchar } from "drizzle-orm/pg-core";
import { relatedPersonRoles } from "#rules/codes.ts";
import { createdAt, id, instant, medicalCenterId, ofMedicalCenter, version } from "./columns.ts";
import { medicalCenters } from "./medical-centers.ts";
import { patientCards } from "./patient-cards.ts";

export const relatedPersonRole = pgEnum("related_person_role", relatedPersonRoles);

/** People around a patient. Removed ones stay: it may matter later who was informed. */
export const relatedPersons = pgTable(
  "related_persons",
  {
    id: id(),
    medicalCenterId: medicalCenterId().references(() => medicalCenters.id),
    patientCardId: integer("patient_card_id")
      .notNull()
      .references(() => patientCards.id),
    name: text("name").notNull(),
    /** Their relation to the patient, in words: mother, neighbour. */
    relation: text("relation"),
    roles: relatedPersonRole("roles").array().notNull(),
    phone: text("phone"),
    email: varchar("email", { length: 254 }),
    note: text("note"),
    createdAt: createdAt(),
    createdBy: integer("created_by"),
    updatedAt: instant("updated_at").notNull().defaultNow(),
    removedAt: instant("removed_at"),
    removedBy: integer("removed_by"),
    version: version(),
  },
  (table) => [
    index("related_persons_card").on(table.patientCardId),
    check("related_persons_some_role", sql`cardinality(${table.roles}) > 0`),
    ofMedicalCenter(),
  ],
);
