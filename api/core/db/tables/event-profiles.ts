import { integer, pgTable, uniqueIndex } from "drizzle-orm/pg-core";
import { medicalCenterId, ofMedicalCenter } from "./columns.ts";
import { profiles } from "./profiles.ts";
import { events } from "./events.ts";

/** Participants besides the owner. */
export const eventProfiles = pgTable(
  "event_profiles",
  {
    medicalCenterId: medicalCenterId(),
    eventId: integer("event_id")
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    profileId: integer("profile_id")
      .notNull()
      .references(() => profiles.id),
  },
  (table) => [uniqueIndex("event_profiles_pair").on(table.eventId, table.profileId), ofMedicalCenter()],
);
