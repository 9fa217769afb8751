import { date, jsonb, pgTable, primaryKey } from "drizzle-orm/pg-core";
import type { IsoDate } from "#rules/time/time.ts";
import { medicalCenterId, ofMedicalCenter } from "./columns.ts";
import { medicalCenters } from "./medical-centers.ts";

/** The figures of a day by their names, each by its keys. */
export type DayFigures = Record<string, Record<string, number>>;

/**
 * Figures of the days of Prague's calendar, as they were when the days were counted. They hold for a day without a row
 * in `changed_days`; a day in neither table has no figures.
 */
export const countedDays = pgTable(
  "counted_days",
  {
    medicalCenterId: medicalCenterId().references(() => medicalCenters.id),
    day: date("day", { mode: "string" }).$type<IsoDate>().notNull(),
    figures: jsonb("figures").$type<DayFigures>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.medicalCenterId, table.day] }), ofMedicalCenter()],
);
