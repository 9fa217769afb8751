import { integer, pgTable, uniqueIndex } from "drizzle-orm/pg-core";
import { medicalCenterId, ofMedicalCenter } from "./columns.ts";
import { profiles } from "./profiles.ts";
import { procedures } from "./procedures.ts";

export const procedureProfiles = pgTable(
  "procedure_profiles",
  {
    medicalCenterId: medicalCenterId(),
    procedureId: integer("procedure_id")
      .notNull()
      .references(() => procedures.id),
    profileId: integer("profile_id")
      .notNull()
      .references(() => profiles.id),
  },
  (table) => [uniqueIndex("procedure_profiles_pair").on(table.procedureId, table.profileId), ofMedicalCenter()],
);
