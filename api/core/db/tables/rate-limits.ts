import { integer, pgTable, varchar } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** Attempts by a hashed key (account or address) in the current window. */
export const rateLimits = pgTable("rate_limits", {
  key: varchar("key", { length: 64 }).primaryKey(),
  count: integer("count").notNull(),
  resetAt: instant("reset_at").notNull(),
});
