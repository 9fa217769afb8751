import { sql } from "drizzle-orm";
import { integer, pgPolicy, pgTable, unique, varchar } from "drizzle-orm/pg-core";
import { createdAt, id, instant, medicalCenterId } from "./columns.ts";
import { medicalCenters } from "./medical-centers.ts";
import { profiles } from "./profiles.ts";

/**
 * E-mails on the access list of a person's calendar, each with a secret feed address; the token in it is stored only as
 * its SHA-256, and gives access to the row.
 */
export const calendarAcls = pgTable(
  "calendar_acls",
  {
    id: id(),
    medicalCenterId: medicalCenterId().references(() => medicalCenters.id),
    profileId: integer("profile_id")
      .notNull()
      .references(() => profiles.id),
    email: varchar("email", { length: 254 }).notNull(),
    tokenHash: varchar("token_hash", { length: 64 }).notNull().unique("calendar_acls_token_hash"),
    createdAt: createdAt(),
    createdBy: integer("created_by").references(() => profiles.id),
    /** When the present address was mailed. */
    addressAt: instant("address_at").notNull().defaultNow(),
    /** The first read on the day of the last one. */
    readAt: instant("read_at"),
  },
  (table) => [
    unique("calendar_acls_email").on(table.profileId, table.email),
    pgPolicy("of_medical_center_or_by_token", {
      using: sql`medical_center_id = (select current_medical_center()) or token_hash = (select current_setting('motus.calendar_feed', true))`,
      withCheck: sql`medical_center_id = (select current_medical_center())`,
    }),
  ],
);
