import { index, pgTable, varchar } from "drizzle-orm/pg-core";
import { createdAt, id, instant, medicalCenterId, ofMedicalCenter, version } from "./columns.ts";
import { medicalCenters } from "./medical-centers.ts";

/** Workplaces of a centre as insurers know them: a specialty with its people. */
export const departments = pgTable(
  "departments",
  {
    id: id(),
    medicalCenterId: medicalCenterId().references(() => medicalCenters.id),
    expertise: varchar("expertise", { length: 3 }).notNull(),
    createdAt: createdAt(),
    removedAt: instant("removed_at"),
    version: version(),
  },
  (table) => [index("departments_center").on(table.medicalCenterId), ofMedicalCenter()],
);
