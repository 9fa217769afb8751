import { sql } from "drizzle-orm";
import { boolean, check, integer, pgEnum, pgPolicy, pgTable, text, varchar } from "drizzle-orm/pg-core";
import { medicalCenterTypes, secondFactorDuties } from "#rules/codes.ts";
import { billingCurrencies } from "#rules/money/currency.ts";
import { LEAST_YEARS } from "#rules/erasure/retention.ts";
import { USUAL_VISIT_MINUTES } from "#rules/calendar/visit-minutes.ts";
import { USUAL_DAYS } from "#rules/payments/reminder-days.ts";
import { address, bookingRules, createdAt, id, instant, version } from "./columns.ts";
import { files } from "./files.ts";
import { signingProof } from "./sessions.ts";

export const medicalCenterType = pgEnum("medical_center_type", medicalCenterTypes);

export const secondFactorDuty = pgEnum("second_factor_duty", secondFactorDuties);

export const medicalCenters = pgTable(
  "medical_centers",
  {
    id: id(),
    name: text("name").notNull(),
    email: text("email"),
    phone: text("phone"),
    slug: varchar("slug", { length: 60 }).notNull().unique("medical_centers_slug"),
    country: varchar("country", { length: 2 }).notNull().default("CZ"),
    /** Of all prices and payments; null: that of the country. */
    currency: varchar("currency", { length: 3, enum: billingCurrencies }),
    ...address(),
    abroadAddress: text("abroad_address"),
    logoId: integer("logo_id").references(() => files.id),
    type: medicalCenterType("type").notNull().default("MEDICAL_CENTER"),
    /** True if it asks patients for consents; and the same by e-mail. */
    gdprActive: boolean("gdpr_active").notNull().default(false),
    gdprConsentByEmail: boolean("gdpr_consent_by_email").notNull().default(false),
    /** True if the feeds of calendars name patients. */
    calendarFeedNames: boolean("calendar_feed_names").notNull().default(false),
    /** The authentication that signing a report requires. */
    signingProof: signingProof("signing_proof").notNull().default("NONE"),
    secondFactorDuty: secondFactorDuty("second_factor_duty").notNull().default("NOBODY"),
    /** Until then a new centre only reminds of the second factor that it requires. */
    secondFactorFrom: instant("second_factor_from"),
    /** The least days between two reminders of a payment. */
    reminderDays: integer("reminder_days").notNull().default(USUAL_DAYS),
    /** Years of retention after the year of the last entry. */
    retentionYears: integer("retention_years").notNull().default(LEAST_YEARS),
    /** The length of a visit without an end and a service. */
    visitMinutes: integer("visit_minutes").notNull().default(USUAL_VISIT_MINUTES),
    /** Since when its administrators see the first steps; null: they have closed them. */
    firstStepsSince: instant("first_steps_since"),
    ...bookingRules(),
    createdAt: createdAt(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
    version: version(),
  },
  () => [
    check("medical_centers_currency", sql`currency in ('CZK', 'EUR')`),
    check("medical_centers_reminder_days", sql`reminder_days between 1 and 365`),
    check("medical_centers_visit_minutes", sql`visit_minutes between 5 and 480`),
    check("medical_centers_retention", sql`retention_years between 5 and 100`),
    check("medical_centers_slot_frequency", sql`booking_slot_frequency > 0`),
    pgPolicy("own_medical_center", {
      using: sql`id = (select current_medical_center()) or id in (select my_medical_centers())`,
      withCheck: sql`true`,
    }),
    pgPolicy("by_booking_page", {
      for: "select",
      using: sql`slug = (select current_setting('motus.booking_page', true))`,
    }),
  ],
);
