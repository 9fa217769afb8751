import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant, keyId } from "./columns.ts";
import { users } from "./users.ts";

/**
 * Recovery codes, valid once each in place of the telephone. Stored as a slow hash of a keyed digest; those made before
 * 2026-11-23 as the digest itself.
 */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    codeHash: text("code_hash").notNull(),
    keyId: keyId(),
    usedAt: instant("used_at"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);
