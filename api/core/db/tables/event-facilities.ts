import { integer, pgTable, uniqueIndex } from "drizzle-orm/pg-core";
import { medicalCenterId, ofMedicalCenter } from "./columns.ts";
import { facilities } from "./facilities.ts";
import { events } from "./events.ts";

export const eventFacilities = pgTable(
  "event_facilities",
  {
    medicalCenterId: medicalCenterId(),
    eventId: integer("event_id")
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    facilityId: integer("facility_id")
      .notNull()
      .references(() => facilities.id),
  },
  (table) => [uniqueIndex("event_facilities_pair").on(table.eventId, table.facilityId), ofMedicalCenter()],
);
