import { index, integer, pgPolicy, pgTable, text, uuid, varchar } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { createdAt, instant } from "./columns.ts";

/**
 * Every e-mail the product sends. Those without a centre (registration, password) only the job that sends them reads.
 */
export const mails = pgTable(
  "mails",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    medicalCenterId: integer("medical_center_id"),
    recipient: varchar("recipient", { length: 254 }).notNull(),
    subject: text("subject").notNull(),
    body: text("body").notNull(),
    createdAt: createdAt(),
    sentAt: instant("sent_at"),
    failedAt: instant("failed_at"),
    failure: text("failure"),
  },
  (table) => [
    index("mails_by_time").on(table.medicalCenterId, table.createdAt),
    pgPolicy("of_medical_center", {
      using: sql`medical_center_id = (select current_medical_center()) or id::text = (select current_setting('motus.mail', true))`,
      withCheck: sql`medical_center_id is null or medical_center_id = (select current_medical_center())`,
    }),
  ],
);
