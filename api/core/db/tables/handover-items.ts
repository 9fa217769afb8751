import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable } from "drizzle-orm/pg-core";
import { id, medicalCenterId, ofMedicalCenter } from "./columns.ts";
import { events } from "./events.ts";
import { handovers } from "./handovers.ts";
import { waitingPatients } from "./waiting-patients.ts";

/** The events and waiting patients of a handover, with what undoing it needs. */
export const handoverItems = pgTable(
  "handover_items",
  {
    id: id(),
    medicalCenterId: medicalCenterId(),
    handoverId: integer("handover_id")
      .notNull()
      .references(() => handovers.id, { onDelete: "cascade" }),
    eventId: integer("event_id").references(() => events.id, { onDelete: "cascade" }),
    waitingPatientId: integer("waiting_patient_id").references(() => waitingPatients.id, { onDelete: "cascade" }),
    /** The version that the handover left: a later one was changed since. */
    version: integer("version").notNull(),
    /** True where the colleague led the event. */
    led: boolean("led").notNull().default(false),
    /** True where the one who takes it over took part before, and stays when it is undone. */
    targetTookPart: boolean("target_took_part").notNull().default(false),
  },
  (table) => [
    index("handover_items_handover").on(table.handoverId),
    index("handover_items_event").on(table.eventId),
    index("handover_items_waiting_patient").on(table.waitingPatientId),
    check("handover_items_one", sql`(${table.eventId} is null) <> (${table.waitingPatientId} is null)`),
    ofMedicalCenter(),
  ],
);
