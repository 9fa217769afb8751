import { index, integer, pgTable, text, varchar } from "drizzle-orm/pg-core";
import { createdAt, id, instant } from "./columns.ts";
import { users } from "./users.ts";

/** Devices on which a user is not asked for the code, by a token that is stored only as its SHA-256. */
export const rememberedDevices = pgTable(
  "remembered_devices",
  {
    id: id(),
    tokenHash: varchar("token_hash", { length: 64 }).notNull().unique("remembered_devices_token_hash"),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    userAgent: text("user_agent").notNull(),
    address: text("address").notNull(),
    createdAt: createdAt(),
    lastSeenAt: instant("last_seen_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("remembered_devices_user").on(table.userId)],
);
