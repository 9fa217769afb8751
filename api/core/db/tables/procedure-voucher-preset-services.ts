import { integer, pgTable, uniqueIndex } from "drizzle-orm/pg-core";
import { id, medicalCenterId, ofMedicalCenter } from "./columns.ts";
import { procedures } from "./procedures.ts";
import { procedureVoucherPresets } from "./procedure-voucher-presets.ts";

/** The services of a preset with their visits, in the order of their ids. */
export const procedureVoucherPresetServices = pgTable(
  "procedure_voucher_preset_services",
  {
    id: id(),
    medicalCenterId: medicalCenterId(),
    presetId: integer("preset_id")
      .notNull()
      .references(() => procedureVoucherPresets.id),
    procedureId: integer("procedure_id")
      .notNull()
      .references(() => procedures.id),
    count: integer("count").notNull(),
  },
  (table) => [
    uniqueIndex("procedure_voucher_preset_services_pair").on(table.presetId, table.procedureId),
    ofMedicalCenter(),
  ],
);
