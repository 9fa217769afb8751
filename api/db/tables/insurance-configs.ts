import { boolean, pgTable, unique, varchar } from "drizzle-orm/pg-core";
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
    version: version(),
  },
  (table) => [unique("insurance_configs_center").on(table.medicalCenterId), ofMedicalCenter()],
);
