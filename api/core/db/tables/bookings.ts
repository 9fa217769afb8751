import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgEnum,
  pgPolicy,
  pgTable,
  text,
  uuid,
  varchar,
} from "drizzle-orm/pg-core";
import { bookingStatuses, locales } from "#rules/codes.ts";
import { createdAt, id, instant, medicalCenterId } from "./columns.ts";
import { events } from "./events.ts";
import { files } from "./files.ts";
import { medicalCenters } from "./medical-centers.ts";
import { patientCards, sex } from "./patient-cards.ts";
import { procedures } from "./procedures.ts";
import { profiles } from "./profiles.ts";

export const bookingStatus = pgEnum("booking_status", bookingStatuses);
export const bookingLocale = pgEnum("booking_locale", locales);

/**
 * Requests that patients send on the web. Each has an event: one of its own, which holds person, room and device, or
 * the planned event of a group, in which a request that waits takes a place. One that holds nothing until its e-mail is
 * confirmed gets it then. The token of its link is stored only as its SHA-256, and gives access to the row.
 */
export const bookings = pgTable(
  "bookings",
  {
    id: id(),
    /** Chosen by the browser that sends the request, so that it is entered once. */
    uuid: uuid("uuid").notNull().unique("bookings_uuid"),
    medicalCenterId: medicalCenterId().references(() => medicalCenters.id),
    status: bookingStatus("status").notNull().default("CREATED"),
    beginAt: instant("begin_at").notNull(),
    endAt: instant("end_at").notNull(),
    procedureId: integer("procedure_id")
      .notNull()
      .references(() => procedures.id),
    /** The person asked for; null is anyone. */
    profileId: integer("profile_id").references(() => profiles.id),
    eventId: integer("event_id").references(() => events.id),
    name: text("name").notNull(),
    surname: text("surname").notNull(),
    dateOfBirth: date("date_of_birth", { mode: "string" }).notNull(),
    sex: sex("sex").notNull(),
    email: varchar("email", { length: 254 }).notNull(),
    phone: varchar("phone", { length: 20 }).notNull(),
    issue: text("issue"),
    note: text("note"),
    fileId: integer("file_id").references(() => files.id),
    /** The language of the page that it was sent from. */
    locale: bookingLocale("locale").notNull(),
    /** The version of the information of Art. 13 GDPR that the page showed. */
    information: integer("information").notNull(),
    tokenHash: varchar("token_hash", { length: 64 }).notNull().unique("bookings_token_hash"),
    /** Until then its e-mail has to be confirmed; null where that is done or not required. */
    confirmBy: instant("confirm_by"),
    /** In minor units; null where nothing is paid in advance. */
    price: bigint("price", { mode: "number" }),
    variableSymbol: varchar("variable_symbol", { length: 10 }),
    payedInAdvance: boolean("payed_in_advance").notNull().default(false),
    patientCardId: integer("patient_card_id").references(() => patientCards.id),
    /** Null for a cancellation by the patient. */
    decidedBy: integer("decided_by").references(() => profiles.id),
    decidedAt: instant("decided_at"),
    /** The words to the patient of a rejection. */
    reason: text("reason"),
    createdAt: createdAt(),
  },
  (table) => [
    // No index serves a condition on an enumeration: its comparison is not leakproof, and row-level security comes first.
    index("bookings_waiting")
      .on(table.medicalCenterId, table.beginAt, table.id)
      .where(sql`status = 'CREATED'`),
    index("bookings_by_begin").on(table.medicalCenterId, table.beginAt, table.id),
    index("bookings_by_decision").on(table.medicalCenterId, table.decidedAt, table.id),
    index("bookings_by_event").on(table.eventId),
    index("bookings_by_card").on(table.patientCardId),
    check("bookings_end_after_begin", sql`${table.endAt} > ${table.beginAt}`),
    check("bookings_held", sql`${table.eventId} is not null or ${table.confirmBy} is not null`),
    check("bookings_decided", sql`(${table.status} = 'CREATED') = (${table.decidedAt} is null)`),
    pgPolicy("of_medical_center_or_by_token", {
      using: sql`medical_center_id = (select current_medical_center()) or token_hash = (select current_setting('motus.booking', true))`,
      withCheck: sql`medical_center_id = (select current_medical_center())`,
    }),
  ],
);
