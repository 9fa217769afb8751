import { bigint, date, index, pgTable } from "drizzle-orm/pg-core";
import type { IsoDate } from "#rules/time/time.ts";
import { medicalCenterId, ofMedicalCenter } from "./columns.ts";
import { medicalCenters } from "./medical-centers.ts";

/**
 * Days of Prague's calendar with changes since they were counted. Triggers add rows and never touch those of others, so
 * that nobody who writes waits for somebody else.
 */
export const changedDays = pgTable(
  "changed_days",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    medicalCenterId: medicalCenterId().references(() => medicalCenters.id),
    day: date("day", { mode: "string" }).$type<IsoDate>().notNull(),
  },
  (table) => [index("changed_days_day").on(table.medicalCenterId, table.day), ofMedicalCenter()],
);
