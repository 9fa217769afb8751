import { sql } from "drizzle-orm";
import { index, integer, pgEnum, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { importSubjects } from "#rules/codes.ts";
import { medicalCenterId, ofMedicalCenter } from "./columns.ts";
import { imports } from "./imports.ts";
import { medicalCenters } from "./medical-centers.ts";

export const importSubject = pgEnum("import_subject", importSubjects);

/**
 * Names in a table that the centre does not know, each asked once. Answers on people, rooms and services hold for later
 * imports too; those on patients go with the rows.
 */
export const importNames = pgTable(
  "import_names",
  {
    medicalCenterId: medicalCenterId().references(() => medicalCenters.id),
    importId: integer("import_id")
      .notNull()
      .references(() => imports.id, { onDelete: "cascade" }),
    subject: importSubject("subject").notNull(),
    /** Folded. */
    name: text("name").notNull(),
    /** As the table has it. */
    written: text("written").notNull(),
    /** Cards of a patient's name. */
    candidates: integer("candidates").array(),
    /** The profile, room, service or card that is meant; one that is gone since is asked again. */
    targetId: integer("target_id"),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.subject, table.name] }),
    index("import_names_answers")
      .on(table.medicalCenterId, table.subject, table.name, table.importId)
      .where(sql`target_id is not null`),
    ofMedicalCenter(),
  ],
);
