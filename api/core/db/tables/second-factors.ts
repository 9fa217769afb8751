import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant, keyId } from "./columns.ts";
import { users } from "./users.ts";

/**
 * A user's second factor: the key of their one-time codes, sealed (second-factor/seal.ts). It counts from `turnedOnAt`
 * on; until then it waits for the first code, in the session that prepares it.
 */
export const secondFactors = pgTable("second_factors", {
  userId: integer("user_id")
    .primaryKey()
    .references(() => users.id),
  sealedKey: text("sealed_key").notNull(),
  keyId: keyId(),
  preparedBy: integer("prepared_by").notNull(),
  preparedAt: instant("prepared_at").notNull(),
  turnedOnAt: instant("turned_on_at"),
  /**
   * The latest step of thirty seconds whose code was consumed: neither that one nor an earlier one is accepted again.
   */
  lastStep: integer("last_step").notNull().default(0),
});
