import { date, integer, jsonb, pgTable, uniqueIndex, varchar } from "drizzle-orm/pg-core";
import { datedSettingNames } from "#rules/dated-settings/dated-settings.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { createdAt, id, medicalCenterId, ofMedicalCenter } from "./columns.ts";
import { profiles } from "./profiles.ts";

/** Numbers of settings with the day from which they hold, until the next one of the same setting. */
export const datedSettings = pgTable(
  "dated_settings",
  {
    id: id(),
    medicalCenterId: medicalCenterId(),
    setting: varchar("setting", { length: 40, enum: datedSettingNames as [string, ...string[]] }).notNull(),
    validFrom: date("valid_from", { mode: "string" }).$type<IsoDate>().notNull(),
    numbers: jsonb("numbers").$type<Record<string, number>>().notNull(),
    createdAt: createdAt(),
    /** Nobody, of what held before there were days. */
    createdBy: integer("created_by").references(() => profiles.id),
  },
  (table) => [
    uniqueIndex("dated_settings_day").on(table.medicalCenterId, table.setting, table.validFrom),
    ofMedicalCenter(),
  ],
);
