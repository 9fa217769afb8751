import { integer, pgTable, text, unique, varchar } from "drizzle-orm/pg-core";
import { users } from "./users.ts";

/** A user's own settings of a screen, by name (for example calendarSettings). */
export const userConfigs = pgTable(
  "user_configs",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    name: varchar("name", { length: 100 }).notNull(),
    data: text("data").notNull(),
  },
  (table) => [unique("user_configs_name").on(table.userId, table.name)],
);
