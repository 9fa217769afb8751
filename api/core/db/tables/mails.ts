import { index, integer, pgPolicy, pgTable, text, uniqueIndex, uuid, varchar } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { createdAt, instant } from "./columns.ts";
import { files } from "./files.ts";
import { notificationType } from "./notice-texts.ts";

/**
 * Every e-mail and SMS the product sends. Those without a centre (registration, password) only the job that sends them
 * reads.
 */
export const mails = pgTable(
  "mails",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    medicalCenterId: integer("medical_center_id"),
    /** Of a mail that is written once for its cause, however often a job comes to it. */
    cause: varchar("cause", { length: 120 }),
    channel: notificationType("channel").notNull().default("EMAIL"),
    /** An e-mail address, or of an SMS the telephone number. */
    recipient: varchar("recipient", { length: 254 }).notNull(),
    /** The address that an answer goes to, where it is not the installation's. */
    replyTo: varchar("reply_to", { length: 254 }),
    subject: text("subject").notNull(),
    body: text("body").notNull(),
    /** A stored file that is attached. */
    fileId: integer("file_id").references(() => files.id),
    createdAt: createdAt(),
    sentAt: instant("sent_at"),
    failedAt: instant("failed_at"),
    failure: text("failure"),
    /** The beginning of what the gateway of SMS has said to the last attempt. */
    answer: text("answer"),
  },
  (table) => [
    uniqueIndex("mails_cause").on(table.medicalCenterId, table.cause),
    index("mails_by_file")
      .on(table.medicalCenterId, table.fileId)
      .where(sql`file_id is not null`),
    index("mails_by_time").on(table.medicalCenterId, table.createdAt),
    pgPolicy("of_medical_center", {
      using: sql`medical_center_id = (select current_medical_center()) or id::text = (select current_setting('motus.mail', true))`,
      withCheck: sql`medical_center_id is null or medical_center_id = (select current_medical_center())`,
    }),
  ],
);
