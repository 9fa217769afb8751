import { sql } from "drizzle-orm";
import { check, date, index, integer, jsonb, pgTable } from "drizzle-orm/pg-core";
import { id, medicalCenterId, ofMedicalCenter, version } from "./columns.ts";
import { medicalCenters } from "./medical-centers.ts";
import { profiles, type WorkingHours } from "./profiles.ts";

/**
 * Hours that hold instead of a person's usual ones between two days, both included. Those of one person cannot overlap,
 * by the exclusion constraint `working_hours_periods_apart` (in the migrations).
 */
export const workingHoursPeriods = pgTable(
  "working_hours_periods",
  {
    id: id(),
    medicalCenterId: medicalCenterId().references(() => medicalCenters.id),
    profileId: integer("profile_id")
      .notNull()
      .references(() => profiles.id),
    from: date("from_date").notNull(),
    to: date("to_date").notNull(),
    workingHours: jsonb("working_hours").$type<WorkingHours>().notNull(),
    version: version(),
  },
  (table) => [
    index("working_hours_periods_profile").on(table.profileId, table.from),
    check("working_hours_periods_order", sql`${table.to} >= ${table.from}`),
    ofMedicalCenter(),
  ],
);
