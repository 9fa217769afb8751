import { integer, pgTable, uniqueIndex } from "drizzle-orm/pg-core";
import { medicalCenterId, ofMedicalCenter } from "./columns.ts";
import { facilities } from "./facilities.ts";
import { profiles } from "./profiles.ts";

export const facilityProfiles = pgTable(
  "facility_profiles",
  {
    medicalCenterId: medicalCenterId(),
    facilityId: integer("facility_id")
      .notNull()
      .references(() => facilities.id),
    profileId: integer("profile_id")
      .notNull()
      .references(() => profiles.id),
  },
  (table) => [uniqueIndex("facility_profiles_pair").on(table.facilityId, table.profileId), ofMedicalCenter()],
);
