import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, text, uniqueIndex, type AnyPgColumn } from "drizzle-orm/pg-core";
import { bankMovements } from "./bank-movements.ts";
import { id, instant, medicalCenterId, ofMedicalCenter } from "./columns.ts";
import { paymentMethod, payments } from "./payments.ts";
import { profiles } from "./profiles.ts";

/**
 * The ledger of a payment: each part that was paid, given back or reversed. Rows are only added. The cash that changed
 * hands is the amount and the rounding together.
 */
export const paymentEntries = pgTable(
  "payment_entries",
  {
    id: id(),
    medicalCenterId: medicalCenterId(),
    paymentId: integer("payment_id")
      .notNull()
      .references(() => payments.id),
    at: instant("at").notNull(),
    method: paymentMethod("method").notNull(),
    /** Negative where it was given back or reversed. */
    amount: bigint("amount", { mode: "number" }).notNull(),
    rounding: bigint("rounding", { mode: "number" }).notNull().default(0),
    /** The entry that was a mistake. */
    reverses: integer("reverses").references((): AnyPgColumn => paymentEntries.id),
    reason: text("reason"),
    /** The movement of the bank account by which the amount came. */
    bankMovementId: integer("bank_movement_id").references(() => bankMovements.id),
    /** Null where a patient's own excuse on the web put a visit back on its voucher. */
    profileId: integer("profile_id").references(() => profiles.id),
  },
  (table) => [
    index("payment_entries_payment").on(table.paymentId, table.id),
    index("payment_entries_day").on(table.medicalCenterId, table.at, table.id),
    index("payment_entries_amount").on(table.medicalCenterId, table.amount, table.id),
    index("payment_entries_movement").on(table.bankMovementId),
    uniqueIndex("payment_entries_reversed").on(table.reverses),
    check("payment_entries_reason", sql`amount <> 0 and (amount > 0 or reason is not null or method = 'VOUCHER')`),
    check("payment_entries_person", sql`profile_id is not null or method = 'VOUCHER'`),
    ofMedicalCenter(),
  ],
);
