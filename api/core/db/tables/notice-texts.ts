import { integer, pgEnum, pgTable, primaryKey, text, varchar } from "drizzle-orm/pg-core";
import { noticeOccasions, notificationTypes } from "#rules/notices/alerts.ts";
import { instant, medicalCenterId, ofMedicalCenter, version } from "./columns.ts";
import { medicalCenters } from "./medical-centers.ts";

export const notificationType = pgEnum("notification_type", notificationTypes);
export const noticeOccasion = pgEnum("notice_occasion", noticeOccasions);

/** The texts that a centre has given its notices; where the message is null, the text of the product is in use again. */
export const noticeTexts = pgTable(
  "notice_texts",
  {
    medicalCenterId: medicalCenterId().references(() => medicalCenters.id),
    channel: notificationType("channel").notNull(),
    occasion: noticeOccasion("occasion").notNull(),
    language: varchar("language", { length: 2 }).notNull(),
    /** Of e-mails alone. */
    subject: text("subject"),
    message: text("message"),
    updatedAt: instant("updated_at").notNull().defaultNow(),
    updatedBy: integer("updated_by"),
    version: version(),
  },
  (table) => [
    primaryKey({ columns: [table.medicalCenterId, table.channel, table.occasion, table.language] }),
    ofMedicalCenter(),
  ],
);
