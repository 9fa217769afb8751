import { index, integer, pgTable, varchar } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { users } from "./users.ts";

/** Logins with the right password that still owe the code. No session: its token opens nothing but the second step. */
export const secondSteps = pgTable(
  "second_steps",
  {
    tokenHash: varchar("token_hash", { length: 64 }).primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("second_steps_user").on(table.userId)],
);
