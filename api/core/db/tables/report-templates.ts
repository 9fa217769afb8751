import { sql } from "drizzle-orm";
import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, instant, medicalCenterId, ofMedicalCenter, version } from "./columns.ts";
import { medicalCenters } from "./medical-centers.ts";
import { profiles } from "./profiles.ts";
import { procedures } from "./procedures.ts";

/**
 * Texts put into reports: initial texts of a service, or, without a service, a phrase. The centre shares those without
 * an owner.
 */
export const reportTemplates = pgTable(
  "report_templates",
  {
    id: id(),
    medicalCenterId: medicalCenterId().references(() => medicalCenters.id),
    procedureId: integer("procedure_id").references(() => procedures.id),
    /** Private owner; null is shared. */
    ownerId: integer("owner_id").references(() => profiles.id),
    name: text("name").notNull(),
    /** Light markup, with tokens (app/http/report-templates/report-tokens.ts). */
    content: text("content").notNull(),
    createdAt: createdAt(),
    createdBy: integer("created_by")
      .notNull()
      .references(() => profiles.id),
    removedAt: instant("removed_at"),
    version: version(),
  },
  (table) => [
    index("report_templates_procedure").on(table.procedureId),
    index("report_templates_name")
      .on(table.medicalCenterId, sql`name collate "cs-x-icu"`, table.id)
      .where(sql`removed_at is null`),
    ofMedicalCenter(),
  ],
);
