import { sql } from "drizzle-orm";
import { integer, pgPolicy, pgTable, varchar } from "drizzle-orm/pg-core";
import { instant, medicalCenterId, ofMedicalCenter, version } from "./columns.ts";
import { medicalCenters } from "./medical-centers.ts";

/**
 * The quiet hours of a centre, by Prague's clocks; both null where it has none. Without a row the usual ones hold. The
 * job of reminders sees those of all centres.
 */
export const noticeRules = pgTable(
  "notice_rules",
  {
    medicalCenterId: medicalCenterId()
      .primaryKey()
      .references(() => medicalCenters.id),
    quietFrom: varchar("quiet_from", { length: 5 }),
    quietTo: varchar("quiet_to", { length: 5 }),
    updatedAt: instant("updated_at").notNull().defaultNow(),
    updatedBy: integer("updated_by"),
    version: version(),
  },
  () => [
    ofMedicalCenter(),
    pgPolicy("to_remind", {
      for: "select",
      using: sql`(select current_setting('motus.reminding', true)) = 'on'`,
    }),
  ],
);
