import { index, integer, pgTable, uniqueIndex } from "drizzle-orm/pg-core";
import { medicalCenterId, ofMedicalCenter } from "./columns.ts";
import { departments } from "./departments.ts";
import { profiles } from "./profiles.ts";

export const departmentProfiles = pgTable(
  "department_profiles",
  {
    medicalCenterId: medicalCenterId(),
    departmentId: integer("department_id")
      .notNull()
      .references(() => departments.id),
    profileId: integer("profile_id")
      .notNull()
      .references(() => profiles.id),
  },
  (table) => [
    uniqueIndex("department_profiles_pair").on(table.departmentId, table.profileId),
    index("department_profiles_profile").on(table.profileId),
    ofMedicalCenter(),
  ],
);
