import { sql } from "drizzle-orm";
import { integer, pgPolicy, pgTable, varchar } from "drizzle-orm/pg-core";
import { USUAL_SHEET_TIME, type SheetTime } from "#rules/notices/sheet.ts";
import { instant, medicalCenterId, ofMedicalCenter, version } from "./columns.ts";
import { medicalCenters } from "./medical-centers.ts";

/**
 * The profiles of a centre that get e-mails of new requests, and of tomorrow's sheet. Without a row there are none. A
 * job reads those with a sheet in all centres.
 */
export const staffNoticeRules = pgTable(
  "staff_notice_rules",
  {
    medicalCenterId: medicalCenterId()
      .primaryKey()
      .references(() => medicalCenters.id),
    requestProfiles: integer("request_profiles").array().notNull().default([]),
    sheetProfiles: integer("sheet_profiles").array().notNull().default([]),
    sheetTime: varchar("sheet_time", { length: 5 }).$type<SheetTime>().notNull().default(USUAL_SHEET_TIME),
    updatedAt: instant("updated_at").notNull().defaultNow(),
    updatedBy: integer("updated_by"),
    version: version(),
  },
  () => [
    ofMedicalCenter(),
    pgPolicy("to_send_sheets", {
      for: "select",
      using: sql`sheet_profiles <> '{}' and (select current_setting('motus.sheets', true)) = 'on'`,
    }),
  ],
);
