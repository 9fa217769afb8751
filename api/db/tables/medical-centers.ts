import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
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
import { facilityTypes, medicalCenterTypes, professions, profileRoles, secondFactorDuties } from "#rules/codes.ts";
import { LEAST_YEARS } from "#rules/retention.ts";
import { address, createdAt, id, instant, medicalCenterId, ofMedicalCenter, version } from "./columns.ts";
import { files } from "./records.ts";
import { signingProof, users } from "./users.ts";

export const medicalCenterType = pgEnum("medical_center_type", medicalCenterTypes);
export const secondFactorDuty = pgEnum("second_factor_duty", secondFactorDuties);
export const profileRole = pgEnum("profile_role", profileRoles);
export const profession = pgEnum("profession", professions);
export const facilityType = pgEnum("facility_type", facilityTypes);

export const medicalCenters = pgTable(
  "medical_centers",
  {
    id: id(),
    name: text("name").notNull(),
    email: text("email"),
    phone: text("phone"),
    slug: varchar("slug", { length: 60 }).notNull().unique("medical_centers_slug"),
    country: varchar("country", { length: 2 }).notNull().default("CZ"),
    ...address(),
    logoId: integer("logo_id").references(() => files.id),
    type: medicalCenterType("type").notNull().default("MEDICAL_CENTER"),
    /** Whether it asks patients for consents, and whether also by e-mail. */
    gdprActive: boolean("gdpr_active").notNull().default(false),
    gdprConsentByEmail: boolean("gdpr_consent_by_email").notNull().default(false),
    /** What whoever signs a report proves anew. */
    signingProof: signingProof("signing_proof").notNull().default("NONE"),
    secondFactorDuty: secondFactorDuty("second_factor_duty").notNull().default("NOBODY"),
    /** Until then a new centre only reminds of the second factor that it requires. */
    secondFactorFrom: instant("second_factor_from"),
    /** How many years documentation is kept after the year of its last entry. */
    retentionYears: integer("retention_years").notNull().default(LEAST_YEARS),
    createdAt: createdAt(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
    version: version(),
  },
  () => [
    check("medical_centers_retention", sql`retention_years between 5 and 100`),
    pgPolicy("own_medical_center", {
      using: sql`id = (select current_medical_center()) or id in (select my_medical_centers())`,
      withCheck: sql`true`,
    }),
  ],
);

export type WorkingDay = { from: string; to: string; breaks?: { from: string; to: string }[] } | null;
/** Monday first. */
export type WorkingHours = [WorkingDay, WorkingDay, WorkingDay, WorkingDay, WorkingDay, WorkingDay, WorkingDay];

/** One person's place in one medical centre. Also visible to its own user from outside the centre (choosing a profile). */
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

/**
 * Hours that hold instead of a person's usual ones between two days, both included. Those of one person cannot overlap, by
 * the exclusion constraint `working_hours_periods_apart` (in the migrations).
 */
export const workingHoursPeriods = pgTable(
  "working_hours_periods",
  {
    id: id(),
    medicalCenterId: medicalCenterId().references(() => medicalCenters.id),
    profileId: integer("profile_id")
      .notNull()
      .references(() => profiles.id),
    from: date("from_date").notNull(),
    to: date("to_date").notNull(),
    workingHours: jsonb("working_hours").$type<WorkingHours>().notNull(),
    version: version(),
  },
  (table) => [
    index("working_hours_periods_profile").on(table.profileId, table.from),
    check("working_hours_periods_order", sql`${table.to} >= ${table.from}`),
    ofMedicalCenter(),
  ],
);

export const facilities = pgTable(
  "facilities",
  {
    id: id(),
    medicalCenterId: medicalCenterId().references(() => medicalCenters.id),
    type: facilityType("type").notNull(),
    name: text("name").notNull(),
    createdAt: createdAt(),
    removedAt: instant("removed_at"),
    version: version(),
  },
  (table) => [index("facilities_center").on(table.medicalCenterId), ofMedicalCenter()],
);

export const facilityProfiles = pgTable(
  "facility_profiles",
  {
    medicalCenterId: medicalCenterId(),
    facilityId: integer("facility_id")
      .notNull()
      .references(() => facilities.id),
    profileId: integer("profile_id")
      .notNull()
      .references(() => profiles.id),
  },
  (table) => [uniqueIndex("facility_profiles_pair").on(table.facilityId, table.profileId), ofMedicalCenter()],
);
