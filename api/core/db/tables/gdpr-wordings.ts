import { integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, id, medicalCenterId, ofMedicalCenter } from "./columns.ts";
import { medicalCenters } from "./medical-centers.ts";
import { profiles } from "./profiles.ts";

/** The information and consent texts of a centre. A text is never changed: another text is another version. */
export const gdprWordings = pgTable(
  "gdpr_wordings",
  {
    id: id(),
    medicalCenterId: medicalCenterId().references(() => medicalCenters.id),
    /** Counted from 1 in each centre. */
    number: integer("number").notNull(),
    text: text("text").notNull(),
    createdAt: createdAt(),
    createdBy: integer("created_by")
      .notNull()
      .references(() => profiles.id),
  },
  (table) => [uniqueIndex("gdpr_wordings_number").on(table.medicalCenterId, table.number), ofMedicalCenter()],
);
