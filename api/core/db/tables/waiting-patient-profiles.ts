import { integer, pgTable, uniqueIndex } from "drizzle-orm/pg-core";
import { medicalCenterId, ofMedicalCenter } from "./columns.ts";
import { profiles } from "./profiles.ts";
import { waitingPatients } from "./waiting-patients.ts";

export const waitingPatientProfiles = pgTable(
  "waiting_patient_profiles",
  {
    medicalCenterId: medicalCenterId(),
    waitingPatientId: integer("waiting_patient_id")
      .notNull()
      .references(() => waitingPatients.id, { onDelete: "cascade" }),
    profileId: integer("profile_id")
      .notNull()
      .references(() => profiles.id),
  },
  (table) => [
    uniqueIndex("waiting_patient_profiles_pair").on(table.waitingPatientId, table.profileId),
    ofMedicalCenter(),
  ],
);
