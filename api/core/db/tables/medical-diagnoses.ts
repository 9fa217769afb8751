import { date, pgTable, text, varchar } from "drizzle-orm/pg-core";
import { id } from "./columns.ts";

/**
 * The Czech classification of diseases, MKN-10: one list for all medical centres, which the application only reads. A
 * record stores its diagnosis as a text of its own, so that a newer list changes no record.
 */
export const medicalDiagnoses = pgTable("medical_diagnoses", {
  id: id(),
  /** Without its dot. */
  code: varchar("code", { length: 5 }).notNull().unique("medical_diagnoses_code"),
  name: text("name").notNull(),
  /** The words of the name as the search compares them, each after a space. */
  words: text("words").notNull(),
  validFrom: date("valid_from").notNull(),
  /** The last day on which it may be given; none where it still may. */
  validTo: date("valid_to"),
});
