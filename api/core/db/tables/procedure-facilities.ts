import { integer, pgTable, uniqueIndex } from "drizzle-orm/pg-core";
import { medicalCenterId, ofMedicalCenter } from "./columns.ts";
import { facilities } from "./facilities.ts";
import { procedures } from "./procedures.ts";

/** The rooms and equipment a service can take place with: one of its rooms, one of its equipment. */
export const procedureFacilities = pgTable(
  "procedure_facilities",
  {
    medicalCenterId: medicalCenterId(),
    procedureId: integer("procedure_id")
      .notNull()
      .references(() => procedures.id),
    facilityId: integer("facility_id")
      .notNull()
      .references(() => facilities.id),
  },
  (table) => [uniqueIndex("procedure_facilities_pair").on(table.procedureId, table.facilityId), ofMedicalCenter()],
);
