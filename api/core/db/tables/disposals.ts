import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable } from "drizzle-orm/pg-core";
import { id, instant, medicalCenterId, ofMedicalCenter, version } from "./columns.ts";
import { medicalCenters } from "./medical-centers.ts";
import { profiles } from "./profiles.ts";

/** Cards past their time that one person proposes to dispose of, and another confirms. */
export const disposals = pgTable(
  "disposals",
  {
    id: id(),
    medicalCenterId: medicalCenterId().references(() => medicalCenters.id),
    proposedAt: instant("proposed_at").notNull(),
    proposedBy: integer("proposed_by")
      .notNull()
      .references(() => profiles.id),
    confirmedAt: instant("confirmed_at"),
    confirmedBy: integer("confirmed_by").references(() => profiles.id),
    /** True if there was no other person to confirm it, so that the proposer did, on another day. */
    alone: boolean("alone").notNull().default(false),
    withdrawnAt: instant("withdrawn_at"),
    withdrawnBy: integer("withdrawn_by").references(() => profiles.id),
    version: version(),
  },
  (table) => [
    index("disposals_center").on(table.medicalCenterId, table.id),
    check("disposals_confirmed", sql`(confirmed_at is null) = (confirmed_by is null)`),
    check(
      "disposals_withdrawn",
      sql`(withdrawn_at is null) = (withdrawn_by is null) and (withdrawn_at is null or confirmed_at is null)`,
    ),
    check("disposals_two_people", sql`confirmed_by is null or (confirmed_by = proposed_by) = alone`),
    check(
      "disposals_another_day",
      sql`not alone or (confirmed_at at time zone 'Europe/Prague')::date > (proposed_at at time zone 'Europe/Prague')::date`,
    ),
    ofMedicalCenter(),
  ],
);
