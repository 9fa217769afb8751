import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgEnum,
  pgPolicy,
  pgTable,
  text,
  uniqueIndex,
  varchar,
} from "drizzle-orm/pg-core";
import { professions, profileRoles } from "#rules/codes.ts";
import { address, createdAt, id, instant, medicalCenterId, version } from "./columns.ts";
import { users } from "./users.ts";
import { medicalCenters } from "./medical-centers.ts";

export const profileRole = pgEnum("profile_role", profileRoles);

export const profession = pgEnum("profession", professions);

export type WorkingDay = { from: string; to: string; breaks?: { from: string; to: string }[] } | null;

/** Monday first. */
export type WorkingHours = [WorkingDay, WorkingDay, WorkingDay, WorkingDay, WorkingDay, WorkingDay, WorkingDay];

/**
 * One person's profile in one medical centre. Also visible to its own user from outside the centre (choosing a
 * profile).
 */
export const profiles = pgTable(
  "profiles",
  {
    id: id(),
    medicalCenterId: medicalCenterId().references(() => medicalCenters.id),
    userId: integer("user_id").references(() => users.id),
    role: profileRole("role").notNull(),
    profession: profession("profession").notNull().default("OTHER"),
    degreeBefore: text("degree_before"),
    name: text("name").notNull(),
    surname: text("surname").notNull(),
    degreeAfter: text("degree_after"),
    email: varchar("email", { length: 254 }).notNull(),
    phone: text("phone"),
    room: text("room"),
    ...address(),
    accessibleInBooking: boolean("accessible_in_booking").notNull().default(false),
    workingHours: jsonb("working_hours").$type<WorkingHours>(),
    createdAt: createdAt(),
    registeredAt: instant("registered_at"),
    deactivatedAt: instant("deactivated_at"),
    /** When an administrator last signed its owner out: sessions that began earlier may not act as it. */
    signedOutAt: instant("signed_out_at"),
    version: version(),
  },
  (table) => [
    index("profiles_user").on(table.userId),
    uniqueIndex("profiles_email").on(table.medicalCenterId, table.email),
    pgPolicy("of_medical_center_or_own", {
      using: sql`medical_center_id = (select current_medical_center()) or user_id = (select current_user_id())`,
    }),
  ],
);
