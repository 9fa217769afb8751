import { sql } from "drizzle-orm";
import { boolean, check, foreignKey, index, integer, pgEnum, pgTable, text } from "drizzle-orm/pg-core";
import { eventTypes } from "#rules/codes.ts";
import { color, createdAt, id, instant, medicalCenterId, ofMedicalCenter, version } from "./columns.ts";
import { medicalCenters } from "./medical-centers.ts";
import { profiles } from "./profiles.ts";
import { procedures } from "./procedures.ts";

export const eventType = pgEnum("event_type", eventTypes);

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
    /**
     * The first event of the series this one belongs to; the first names itself, so that a series is one index range.
     */
    parentId: integer("parent_id"),
    /**
     * On the first event of a series: its rule by RFC 5545 (`RRULE:…` and `EXDATE:…` lines, wall-clock time of Prague).
     */
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
