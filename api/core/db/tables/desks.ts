import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, varchar } from "drizzle-orm/pg-core";
import { cashBoxes } from "./cash-boxes.ts";
import { createdAt, id, instant, version } from "./columns.ts";

/**
 * Browsers shared by several people, by a random token that is stored only as its SHA-256. The token gives access to
 * its medical centre, as an invitation's does; a query without it names the centre.
 */
export const desks = pgTable(
  "desks",
  {
    id: id(),
    medicalCenterId: integer("medical_center_id").notNull(),
    name: varchar("name", { length: 100 }).notNull(),
    tokenHash: varchar("token_hash", { length: 64 }).notNull().unique("desks_token_hash"),
    /** Idle minutes until the desk locks. */
    lockMinutes: integer("lock_minutes").notNull(),
    /** The box of its cash, if it has one of its own. */
    cashBoxId: integer("cash_box_id").references(() => cashBoxes.id),
    createdAt: createdAt(),
    revokedAt: instant("revoked_at"),
    version: version(),
  },
  (table) => [
    index("desks_center").on(table.medicalCenterId),
    check("desks_lock_minutes", sql`lock_minutes between 1 and 60`),
  ],
);
