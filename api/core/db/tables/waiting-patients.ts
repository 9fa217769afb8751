import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, pgTable, smallint, text, time, varchar } from "drizzle-orm/pg-core";
import { createdAt, id, instant, medicalCenterId, ofMedicalCenter, version } from "./columns.ts";
import { events } from "./events.ts";
import { medicalCenters } from "./medical-centers.ts";
import { patientCards } from "./patient-cards.ts";

/** A patient who waits for a slot, with preferences. An empty one accepts anything: no days means any day. */
export const waitingPatients = pgTable(
  "waiting_patients",
  {
    id: id(),
    medicalCenterId: medicalCenterId().references(() => medicalCenters.id),
    patientCardId: integer("patient_card_id")
      .notNull()
      .references(() => patientCards.id),
    phone: text("phone"),
    email: varchar("email", { length: 254 }),
    note: text("note"),
    urgent: boolean("urgent").notNull().default(false),
    availableFrom: date("available_from"),
    availableTo: date("available_to"),
    /** 1 Monday to 7 Sunday. */
    weekdays: smallint("weekdays")
      .array()
      .notNull()
      .default(sql`'{}'`),
    timeFrom: time("time_from"),
    timeTo: time("time_to"),
    createdAt: createdAt(),
    createdBy: integer("created_by"),
    removedAt: instant("removed_at"),
    removedBy: integer("removed_by"),
    /** The event that fulfilled the entry. */
    bookedEventId: integer("booked_event_id").references(() => events.id),
    /** The event whose cancellation put the patient on the list. */
    canceledEventId: integer("canceled_event_id").references(() => events.id),
    version: version(),
  },
  (table) => [
    index("waiting_patients_open")
      .on(table.medicalCenterId, table.createdAt)
      .where(sql`removed_at is null`),
    index("waiting_patients_card").on(table.patientCardId),
    index("waiting_patients_booked_event").on(table.bookedEventId),
    index("waiting_patients_canceled_event").on(table.canceledEventId),
    check("waiting_patients_time_order", sql`${table.timeTo} > ${table.timeFrom}`),
    check("waiting_patients_date_order", sql`${table.availableTo} >= ${table.availableFrom}`),
    ofMedicalCenter(),
  ],
);
