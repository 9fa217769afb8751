import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  customType,
  foreignKey,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { attendanceStates, eventTypes } from "#rules/codes.ts";
import { createdAt, id, instant, medicalCenterId, ofMedicalCenter, version } from "./columns.ts";
import { facilities, medicalCenters, profiles } from "./medical-centers.ts";
import { patientCards } from "./patient-cards.ts";
import { color, procedures } from "./procedures.ts";

export const eventType = pgEnum("event_type", eventTypes);
export const attendanceState = pgEnum("attendance_state", attendanceStates);
const instantRange = customType<{ data: string }>({ dataType: () => "tstzrange" });

export const events = pgTable(
  "events",
  {
    id: id(),
    medicalCenterId: medicalCenterId().references(() => medicalCenters.id),
    type: eventType("type").notNull(),
    beginAt: instant("begin_at").notNull(),
    endAt: instant("end_at").notNull(),
    allDay: boolean("all_day").notNull().default(false),
    name: text("name"),
    note: text("note"),
    issue: text("issue"),
    color: color("color"),
    procedureId: integer("procedure_id").references(() => procedures.id),
    capacity: integer("capacity"),
    ownerId: integer("owner_id").references(() => profiles.id),
    /** The first event of the series this one belongs to; the first names itself, so that a series is one index range. */
    parentId: integer("parent_id"),
    /** On the first event of a series: its rule by RFC 5545 (`RRULE:…` and `EXDATE:…` lines, wall-clock time of Prague). */
    recurrence: text("recurrence"),
    /** When the rule would have this event begin (RECURRENCE-ID); it may have been moved since. */
    recurrenceAt: instant("recurrence_at"),
    createdAt: createdAt(),
    createdBy: integer("created_by"),
    updatedAt: instant("updated_at").notNull().defaultNow(),
    removedAt: instant("removed_at"),
    removedBy: integer("removed_by"),
    version: version(),
  },
  (table) => [
    index("events_by_begin").on(table.medicalCenterId, table.beginAt),
    index("events_by_parent").on(table.parentId, table.recurrenceAt),
    foreignKey({ name: "events_parent", columns: [table.parentId], foreignColumns: [table.id] }),
    check("events_end_after_begin", sql`${table.endAt} > ${table.beginAt}`),
    ofMedicalCenter(),
  ],
);

/** People beside the owner who take part. */
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

export const patientAttendances = pgTable(
  "patient_attendances",
  {
    id: id(),
    medicalCenterId: medicalCenterId(),
    eventId: integer("event_id")
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    patientCardId: integer("patient_card_id")
      .notNull()
      .references(() => patientCards.id),
    state: attendanceState("state").notNull().default("NOT_SET"),
    stateAt: instant("state_at"),
    stateBy: integer("state_by"),
    /** The way through the waiting room. */
    arrivedAt: instant("arrived_at"),
    startedAt: instant("started_at"),
    leftAt: instant("left_at"),
    version: version(),
  },
  (table) => [
    uniqueIndex("patient_attendances_pair").on(table.eventId, table.patientCardId),
    index("patient_attendances_card").on(table.patientCardId),
    ofMedicalCenter(),
  ],
);

/**
 * Every claim on a person, facility or patient. The exclusion constraints `occupancies_profile`, `occupancies_facility`
 * and `occupancies_patient_card` (in the migrations) make an overlap impossible; an overridden claim stands outside
 * them and carries who and why.
 */
export const occupancies = pgTable(
  "occupancies",
  {
    id: id(),
    medicalCenterId: medicalCenterId(),
    during: instantRange("during").notNull(),
    /** The ends of `during` once more: row-level security lets an index serve comparisons of moments, not of ranges. */
    beginAt: instant("begin_at")
      .notNull()
      .generatedAlwaysAs(sql`lower(during)`),
    endAt: instant("end_at")
      .notNull()
      .generatedAlwaysAs(sql`upper(during)`),
    eventId: integer("event_id")
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    profileId: integer("profile_id").references(() => profiles.id),
    facilityId: integer("facility_id").references(() => facilities.id),
    patientCardId: integer("patient_card_id").references(() => patientCards.id),
    overriddenBy: integer("overridden_by").references(() => profiles.id),
    overrideReason: text("override_reason"),
  },
  (table) => [
    index("occupancies_event").on(table.eventId),
    index("occupancies_profile_begin")
      .on(table.profileId, table.beginAt)
      .where(sql`profile_id is not null`),
    index("occupancies_facility_begin")
      .on(table.facilityId, table.beginAt)
      .where(sql`facility_id is not null`),
    index("occupancies_patient_card_begin")
      .on(table.patientCardId, table.beginAt)
      .where(sql`patient_card_id is not null`),
    check(
      "occupancies_one_claim",
      sql`num_nonnulls(${table.profileId}, ${table.facilityId}, ${table.patientCardId}) = 1`,
    ),
    check("occupancies_reason", sql`(${table.overriddenBy} is null) = (${table.overrideReason} is null)`),
    ofMedicalCenter(),
  ],
);
