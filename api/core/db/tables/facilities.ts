import { index, pgEnum, pgTable, text } from "drizzle-orm/pg-core";
import { facilityTypes } from "#rules/codes.ts";
import { createdAt, id, instant, medicalCenterId, ofMedicalCenter, version } from "./columns.ts";
import { medicalCenters } from "./medical-centers.ts";

export const facilityType = pgEnum("facility_type", facilityTypes);

export const facilities = pgTable(
  "facilities",
  {
    id: id(),
    medicalCenterId: medicalCenterId().references(() => medicalCenters.id),
    type: facilityType("type").notNull(),
    name: text("name").notNull(),
    createdAt: createdAt(),
    removedAt: instant("removed_at"),
    version: version(),
  },
  (table) => [index("facilities_center").on(table.medicalCenterId), ofMedicalCenter()],
);
