import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { id, instant, medicalCenterId, ofMedicalCenter } from "./columns.ts";
import { medicalCenters } from "./medical-centers.ts";
import { profiles } from "./profiles.ts";

/**
 * The centre's permission for a model outside to read its reports: model, time and person. It holds for that address
 * and model alone.
 */
export const summaryConsents = pgTable(
  "summary_consents",
  {
    id: id(),
    medicalCenterId: medicalCenterId().references(() => medicalCenters.id),
    address: text("address").notNull(),
    model: text("model").notNull(),
    givenAt: instant("given_at").notNull(),
    givenBy: integer("given_by")
      .notNull()
      .references(() => profiles.id),
    withdrawnAt: instant("withdrawn_at"),
    withdrawnBy: integer("withdrawn_by").references(() => profiles.id),
  },
  (table) => [
    index("summary_consents_center").on(table.medicalCenterId, table.id),
    check("summary_consents_withdrawal", sql`(withdrawn_at is null) = (withdrawn_by is null)`),
    ofMedicalCenter(),
  ],
);
