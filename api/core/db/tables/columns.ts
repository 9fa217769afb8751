import { sql } from "drizzle-orm";
import { boolean, integer, pgEnum, pgPolicy, text, timestamp, varchar } from "drizzle-orm/pg-core";
import { colors } from "#rules/codes.ts";

export const color = pgEnum("color", colors);

export const id = () => integer("id").primaryKey().generatedAlwaysAsIdentity();
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
export const createdAt = () => instant("created_at").notNull().defaultNow();
export const version = () => integer("version").notNull().default(1);
export const medicalCenterId = () => integer("medical_center_id").notNull();

/** A Czech or Slovak address by its parts; the orientation number carries its letter. */
export const address = () => ({
  street: text("street"),
  houseNumber: text("house_number"),
  orientationNumber: text("orientation_number"),
  postcode: varchar("postcode", { length: 10 }),
  town: text("town"),
  townPart: text("town_part"),
});

/** The rules of a centre for requests that patients send on the web. */
export const bookingRules = () => ({
  bookingActive: boolean("booking_active").notNull().default(false),
  /** Marks requests in the calendar. */
  bookingColor: color("booking_color").notNull().default("GRAY"),
  bookingIntroduction: text("booking_introduction"),
  /** Minutes between offered begins. */
  bookingSlotFrequency: integer("booking_slot_frequency").notNull().default(15),
  /** The least minutes between an online visit and anything else that its person does. */
  bookingBreakMinutes: integer("booking_break_minutes").notNull().default(0),
  /** Days ahead in which patients see times. */
  bookingEarliestDays: integer("booking_earliest_days").notNull().default(60),
  /** Hours before its begin until which a visit can be requested. */
  bookingLatestHours: integer("booking_latest_hours").notNull().default(24),
  bookingCancelable: boolean("booking_cancelable").notNull().default(true),
  bookingCancelHours: integer("booking_cancel_hours").notNull().default(24),
  bookingOnHolidays: boolean("booking_on_holidays").notNull().default(false),
  bookingPaidInAdvance: boolean("booking_paid_in_advance").notNull().default(false),
  /** The way to pay, in the words of the centre. */
  bookingPaymentText: text("booking_payment_text"),
  /** True if a request holds its time for half an hour only, until its e-mail is confirmed. */
  bookingConfirmed: boolean("booking_confirmed").notNull().default(true),
  /** Origins of the websites that may frame the page and ask for times. */
  bookingOrigins: text("booking_origins").array().notNull().default([]),
});

/** Rows of a medical centre are seen and written only in a transaction that is bound to that centre. */
export const ofMedicalCenter = () =>
  pgPolicy("of_medical_center", { using: sql`medical_center_id = (select current_medical_center())` });

/**
 * Id of the secret that a row is sealed or keyed by (secret-keys.ts); a row of an older version gets it at the next
 * start.
 */
export const keyId = () => varchar("key_id", { length: 12 });
