import { sql } from "drizzle-orm";
import { bigint, check, date, integer, pgEnum, pgTable, uniqueIndex } from "drizzle-orm/pg-core";
import { priceTargets } from "#rules/codes.ts";
import { createdAt, id, medicalCenterId, ofMedicalCenter, version } from "./columns.ts";
import { profiles } from "./profiles.ts";

export const priceTarget = pgEnum("price_target", priceTargets);

/**
 * Prices with the day from which each holds, until the next one. Before the first one holds the price in the row of the
 * service, product or preset; the function `price_on` (in the migrations) answers for a day. Minor units.
 */
export const prices = pgTable(
  "prices",
  {
    id: id(),
    medicalCenterId: medicalCenterId(),
    target: priceTarget("target").notNull(),
    targetId: integer("target_id").notNull(),
    validFrom: date("valid_from", { mode: "string" }).notNull(),
    amount: bigint("amount", { mode: "number" }).notNull(),
    createdAt: createdAt(),
    createdBy: integer("created_by")
      .notNull()
      .references(() => profiles.id),
    version: version(),
  },
  (table) => [
    uniqueIndex("prices_day").on(table.medicalCenterId, table.target, table.targetId, table.validFrom),
    check("prices_amount", sql`amount >= 0`),
    ofMedicalCenter(),
  ],
);
