import { boolean, json, pgTable, unique, varchar } from "drizzle-orm/pg-core";
import type { KnownTable } from "#rules/insurance/returned/refusal-table.ts";
import { id, medicalCenterId, ofMedicalCenter, version } from "./columns.ts";
import { medicalCenters } from "./medical-centers.ts";

/** Whether a centre bills insurers; without a row it does not. */
export const insuranceConfigs = pgTable(
  "insurance_configs",
  {
    id: id(),
    medicalCenterId: medicalCenterId().references(() => medicalCenters.id),
    active: boolean("active").notNull().default(false),
    /** The branch of VZP to which batches are handed, where it is another than the one that the IČZ proposes. */
    vzp: varchar("vzp", { length: 4 }),
    /** Readings of tables of refused documents, the latest first. */
    refusalTables: json("refusal_tables").$type<KnownTable[]>().notNull().default([]),
    version: version(),
  },
  (table) => [unique("insurance_configs_center").on(table.medicalCenterId), ofMedicalCenter()],
);
