import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, instant, medicalCenterId, ofMedicalCenter, version } from "./columns.ts";
import { medicalCenters, profiles } from "./medical-centers.ts";
import { procedures } from "./procedures.ts";

/** Texts a report of a service begins with; the centre shares them. */
export const reportTemplates = pgTable(
  "report_templates",
  {
    id: id(),
    medicalCenterId: medicalCenterId().references(() => medicalCenters.id),
    procedureId: integer("procedure_id").notNull().references(() => procedures.id),
    name: text("name").notNull(),
    /** Light markup, with tokens (rules/report-tokens.ts). */
    content: text("content").notNull(),
    createdAt: createdAt(),
    createdBy: integer("created_by").notNull().references(() => profiles.id),
    removedAt: instant("removed_at"),
    version: version(),
  },
  (table) => [index("report_templates_procedure").on(table.procedureId), ofMedicalCenter()],
);
