import { pgTable, primaryKey, text, varchar } from "drizzle-orm/pg-core";
import { validFrom } from "./code-lists.ts";

/** Contractual specialties of workplaces by the editions of VZP's ODBORN. */
export const medicalSpecialties = pgTable(
  "medical_specialties",
  {
    validFrom: validFrom(),
    code: varchar("code", { length: 3 }).notNull(),
    name: text("name").notNull(),
  },
  (table) => [primaryKey({ columns: [table.validFrom, table.code] })],
);
