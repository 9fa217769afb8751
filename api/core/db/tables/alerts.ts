import { sql } from "drizzle-orm";
import { boolean, integer, pgPolicy, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { instant, medicalCenterId, ofMedicalCenter } from "./columns.ts";
import { medicalCenters } from "./medical-centers.ts";

/**
 * The alerts that a centre has switched, by their ids of `rules/notices/alerts.ts`; others are off. The job of
 * reminders sees those of all centres.
 */
export const alerts = pgTable(
  "alerts",
  {
    medicalCenterId: medicalCenterId().references(() => medicalCenters.id),
    alertId: integer("alert_id").notNull(),
    active: boolean("active").notNull(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
    updatedBy: integer("updated_by"),
  },
  (table) => [
    primaryKey({ columns: [table.medicalCenterId, table.alertId] }),
    ofMedicalCenter(),
    pgPolicy("to_remind", {
      for: "select",
      using: sql`active and (select current_setting('motus.reminding', true)) = 'on'`,
    }),
  ],
);
