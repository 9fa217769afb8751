import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant, keyId } from "./columns.ts";
import { users } from "./users.ts";

/**
 * A user's own PIN, as a hash of its keyed digest (desks/pin-digest.ts): it unlocks at a shared desk and opens nothing
 * else.
 */
export const pins = pgTable("pins", {
  userId: integer("user_id")
    .primaryKey()
    .references(() => users.id),
  pinHash: text("pin_hash").notNull(),
  keyId: keyId(),
  setAt: instant("set_at").notNull(),
});
