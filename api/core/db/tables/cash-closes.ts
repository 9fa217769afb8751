import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { cashBoxes } from "./cash-boxes.ts";
import { cashEntries } from "./cash-entries.ts";
import { id, instant, medicalCenterId, ofMedicalCenter } from "./columns.ts";
import { profiles } from "./profiles.ts";

/** Closes of cash boxes: the cash was counted, and the entries until then stay as they are. Rows are only added. */
export const cashCloses = pgTable(
  "cash_closes",
  {
    id: id(),
    medicalCenterId: medicalCenterId(),
    cashBoxId: integer("cash_box_id")
      .notNull()
      .references(() => cashBoxes.id),
    at: instant("at").notNull(),
    /** The last entry that it closes, that of the difference included; none in an empty book. */
    lastEntryId: integer("last_entry_id").references(() => cashEntries.id),
    /** In minor units. */
    counted: bigint("counted", { mode: "number" }).notNull(),
    /** Between what was counted and the book, which has an entry of it. */
    difference: bigint("difference", { mode: "number" }).notNull(),
    reason: text("reason"),
    profileId: integer("profile_id")
      .notNull()
      .references(() => profiles.id),
  },
  (table) => [
    index("cash_closes_box").on(table.medicalCenterId, table.cashBoxId, table.at),
    check("cash_closes_difference", sql`counted >= 0 and (difference = 0 or reason is not null)`),
    ofMedicalCenter(),
  ],
);
