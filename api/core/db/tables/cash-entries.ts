import { sql } from "drizzle-orm";
import { bigint, check, index, integer, jsonb, pgEnum, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { ReceiptContent } from "#rules/cash/receipt-content.ts";
import { cashDirections } from "#rules/codes.ts";
import { cashBoxes } from "./cash-boxes.ts";
import { id, instant, medicalCenterId, ofMedicalCenter } from "./columns.ts";
import { paymentEntries } from "./payment-entries.ts";
import { profiles } from "./profiles.ts";

export const cashDirection = pgEnum("cash_direction", cashDirections);

/** The cash book: what came into a box or left it, each with a numbered receipt. Rows are only added. */
export const cashEntries = pgTable(
  "cash_entries",
  {
    id: id(),
    medicalCenterId: medicalCenterId(),
    cashBoxId: integer("cash_box_id")
      .notNull()
      .references(() => cashBoxes.id),
    direction: cashDirection("direction").notNull(),
    /** Receipts are numbered from 1 without gaps by box, direction and year of their day in Prague. */
    year: integer("year").notNull(),
    number: integer("number").notNull(),
    at: instant("at").notNull(),
    /** Cash that changed hands, in minor units: negative where it left the box, nothing where it was rounded away. */
    amount: bigint("amount", { mode: "number" }).notNull(),
    paymentEntryId: integer("payment_entry_id").references(() => paymentEntries.id),
    /** Of an entry that belongs to no payment. */
    reason: text("reason"),
    profileId: integer("profile_id")
      .notNull()
      .references(() => profiles.id),
    /** The frozen copy of what the receipt states of other rows; null for cash from before it was kept. */
    content: jsonb("content").$type<ReceiptContent>(),
  },
  (table) => [
    uniqueIndex("cash_entries_number").on(
      table.medicalCenterId,
      table.cashBoxId,
      table.year,
      table.direction,
      table.number,
    ),
    index("cash_entries_book").on(table.medicalCenterId, table.cashBoxId, table.at, table.id),
    index("cash_entries_day").on(table.medicalCenterId, table.at),
    uniqueIndex("cash_entries_payment").on(table.paymentEntryId),
    check("cash_entries_reason", sql`payment_entry_id is not null or reason is not null`),
    check("cash_entries_direction", sql`case direction when 'IN' then amount >= 0 else amount <= 0 end`),
    ofMedicalCenter(),
  ],
);
