import { sql } from "drizzle-orm";
import { date, index, integer, pgTable, text, type AnyPgColumn } from "drizzle-orm/pg-core";
import { createdAt, id, instant, medicalCenterId, ofMedicalCenter, version } from "./columns.ts";
import { medicalCenters } from "./medical-centers.ts";
import { patientCards } from "./patient-cards.ts";
import { payments } from "./payments.ts";
import { procedureVoucherPresets } from "./procedure-voucher-presets.ts";
import { profiles } from "./profiles.ts";

/** Visits that a patient has bought ahead. */
export const procedureVouchers = pgTable(
  "procedure_vouchers",
  {
    id: id(),
    medicalCenterId: medicalCenterId().references(() => medicalCenters.id),
    patientCardId: integer("patient_card_id")
      .notNull()
      .references(() => patientCards.id),
    /** Null of one that was sold before this product. */
    presetId: integer("preset_id").references(() => procedureVoucherPresets.id),
    /** The payment of its sale; one that came by a transfer has none. */
    paymentId: integer("payment_id").references(() => payments.id),
    /** The sold voucher that the visits of a transferred one come from. */
    originId: integer("origin_id").references((): AnyPgColumn => procedureVouchers.id),
    name: text("name").notNull(),
    /** The last day on which it pays a visit. */
    validTo: date("valid_to").notNull(),
    archivedAt: instant("archived_at"),
    archivedBy: integer("archived_by").references(() => profiles.id),
    createdAt: createdAt(),
    createdBy: integer("created_by")
      .notNull()
      .references(() => profiles.id),
    version: version(),
  },
  (table) => [
    index("procedure_vouchers_card").on(table.patientCardId, table.validTo),
    index("procedure_vouchers_center").on(table.medicalCenterId, table.validTo, table.id),
    index("procedure_vouchers_name").on(table.medicalCenterId, sql`name collate "cs-x-icu"`, table.id),
    index("procedure_vouchers_payment").on(table.paymentId),
    index("procedure_vouchers_origin").on(table.originId),
    ofMedicalCenter(),
  ],
);
