import { bigint, index, integer, pgEnum, pgTable, text, varchar } from "drizzle-orm/pg-core";
import { periodUnits } from "#rules/codes.ts";
import { createdAt, id, instant, medicalCenterId, ofMedicalCenter, version } from "./columns.ts";
import { medicalCenters } from "./medical-centers.ts";
import { profiles } from "./profiles.ts";

export const periodUnit = pgEnum("period_unit", periodUnits);

/** Presets of the vouchers that a centre sells. The price is in minor units of its currency. */
export const procedureVoucherPresets = pgTable(
  "procedure_voucher_presets",
  {
    id: id(),
    medicalCenterId: medicalCenterId().references(() => medicalCenters.id),
    name: text("name").notNull(),
    priceAmount: bigint("price_amount", { mode: "number" }).notNull(),
    priceCurrency: varchar("price_currency", { length: 3 }).notNull(),
    /** From the purchase on, the last day included (rules/vouchers/validity.ts). */
    validityAmount: integer("validity_amount").notNull(),
    validityType: periodUnit("validity_type").notNull(),
    createdAt: createdAt(),
    createdBy: integer("created_by")
      .notNull()
      .references(() => profiles.id),
    removedAt: instant("removed_at"),
    version: version(),
  },
  (table) => [index("procedure_voucher_presets_center").on(table.medicalCenterId), ofMedicalCenter()],
);
