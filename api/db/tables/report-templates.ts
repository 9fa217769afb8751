import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, instant, medicalCenterId, ofMedicalCenter, version } from "./columns.ts";
import { medicalCenters, profiles } from "./medical-centers.ts";
import { procedures } from "./procedures.ts";

/** Texts put into reports: what those of a service begin with, or, of no service, a phrase. The centre shares those without an owner. */
export const reportTemplates = pgTable(
  "report_templates",
  {
    id: id(),
    medicalCenterId: medicalCenterId().references(() => medicalCenters.id),
    procedureId: integer("procedure_id").references(() => procedures.id),
    /** Whose alone it is. */
    ownerId: integer("owner_id").references(() => profiles.id),
    name: text("name").notNull(),
    /** Light markup, with tokens (rules/report-tokens.ts). */
    content: text("content").notNull(),
    createdAt: createdAt(),
    createdBy: integer("created_by")
      .notNull()
      .references(() => profiles.id),
    removedAt: instant("removed_at"),
    version: version(),
  },
  (table) => [index("report_templates_procedure").on(table.procedureId), ofMedicalCenter()],
);
