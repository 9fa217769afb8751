import { sql } from "drizzle-orm";
import { check, date, jsonb, pgTable, text, uniqueIndex, integer } from "drizzle-orm/pg-core";
import type { MonthSums } from "#rules/months/sums.ts";
import { id, instant, medicalCenterId, ofMedicalCenter, version } from "./columns.ts";
import { profiles } from "./profiles.ts";

/**
 * Months that were closed, with their sums at that moment. One that was opened again stays with the reason; only that
 * is ever changed. Triggers (in the migrations) refuse what is dated into a closed month, or would change its sums.
 */
export const monthCloses = pgTable(
  "month_closes",
  {
    id: id(),
    medicalCenterId: medicalCenterId(),
    /** Its first day. */
    month: date("month", { mode: "string" }).notNull(),
    sums: jsonb("sums").$type<MonthSums>().notNull(),
    closedAt: instant("closed_at").notNull(),
    closedBy: integer("closed_by")
      .notNull()
      .references(() => profiles.id),
    reopenedAt: instant("reopened_at"),
    reopenedBy: integer("reopened_by").references(() => profiles.id),
    reopenReason: text("reopen_reason"),
    version: version(),
  },
  (table) => [
    uniqueIndex("month_closes_month")
      .on(table.medicalCenterId, table.month)
      .where(sql`reopened_at is null`),
    check(
      "month_closes_reopened",
      sql`extract(day from month) = 1 and (reopened_at is null) = (reopen_reason is null) and (reopened_at is null) = (reopened_by is null)`,
    ),
    ofMedicalCenter(),
  ],
);
