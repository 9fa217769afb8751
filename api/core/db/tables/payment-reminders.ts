import { bigint, index, integer, pgTable } from "drizzle-orm/pg-core";
import { id, instant, medicalCenterId, ofMedicalCenter } from "./columns.ts";
import { payments } from "./payments.ts";
import { profiles } from "./profiles.ts";

/** Reminders of payments that were handed to the outbox, which has their texts. Rows are only added. */
export const paymentReminders = pgTable(
  "payment_reminders",
  {
    id: id(),
    medicalCenterId: medicalCenterId(),
    paymentId: integer("payment_id")
      .notNull()
      .references(() => payments.id),
    at: instant("at").notNull(),
    /** The owed amount, in minor units. */
    amount: bigint("amount", { mode: "number" }).notNull(),
    profileId: integer("profile_id")
      .notNull()
      .references(() => profiles.id),
  },
  (table) => [
    index("payment_reminders_payment").on(table.medicalCenterId, table.paymentId, table.at),
    ofMedicalCenter(),
  ],
);
