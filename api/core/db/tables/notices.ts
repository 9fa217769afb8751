import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgEnum, pgTable, text, uniqueIndex, uuid, varchar } from "drizzle-orm/pg-core";
import { noticeStates, stopReasons } from "#rules/notices/alerts.ts";
import { bookings } from "./bookings.ts";
import { createdAt, id, instant, medicalCenterId, ofMedicalCenter } from "./columns.ts";
import { medicalCenters } from "./medical-centers.ts";
import { noticeOccasion, notificationType } from "./notice-texts.ts";
import { patientCards } from "./patient-cards.ts";

export const noticeState = pgEnum("notice_state", noticeStates);
export const stopReason = pgEnum("notice_stop_reason", stopReasons);

/**
 * An event, and the begin that its patient knows of as an ISO instant; null where the patient knows of none. Of work
 * that was handed over it has the person whom the patient knows of.
 */
export type NoticeVisit = { event: number; known: string | null; knownOwner?: number };

/**
 * Messages to patients, one for each cause and channel. When it is time one is written into the outbox under the same
 * uuid, with the state that its visits have then, and compared with them again until it is handed over.
 */
export const notices = pgTable(
  "notices",
  {
    id: id(),
    uuid: uuid("uuid").notNull().defaultRandom(),
    medicalCenterId: medicalCenterId().references(() => medicalCenters.id),
    patientCardId: integer("patient_card_id").references(() => patientCards.id),
    cause: varchar("cause", { length: 120 }).notNull(),
    channel: notificationType("channel").notNull(),
    /** Null of a change until it is written, which says what it has come to. */
    occasion: noticeOccasion("occasion"),
    visits: jsonb("visits").$type<NoticeVisit[]>().notNull().default([]),
    /** The request that it is about, which has the address, the language and the name; it goes with it. */
    bookingId: integer("booking_id").references(() => bookings.id, { onDelete: "cascade" }),
    state: noticeState("state").notNull().default("WAITING"),
    stopReason: stopReason("stop_reason"),
    /** The fault of a refused one, as the outbox has it. */
    failure: text("failure"),
    createdAt: createdAt(),
    createdBy: integer("created_by"),
    sendAt: instant("send_at").notNull(),
    writtenAt: instant("written_at"),
    settledAt: instant("settled_at"),
    /** The notice that this one repeats. */
    repeatsId: integer("repeats_id"),
  },
  (table) => [
    uniqueIndex("notices_uuid").on(table.uuid),
    uniqueIndex("notices_cause").on(table.medicalCenterId, table.cause, table.channel),
    index("notices_by_card").on(table.patientCardId, table.id),
    index("notices_by_booking").on(table.bookingId),
    index("notices_refused")
      .on(table.medicalCenterId, table.id)
      .where(sql`state = 'REFUSED'`),
    ofMedicalCenter(),
  ],
);
