import { sql } from "drizzle-orm";
import { integer, pgPolicy, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "./columns.ts";
import { users } from "./users.ts";
import { sessions } from "./sessions.ts";

/** A form whose session ended or was locked before it was sent; returned to the same user after login. */
export const keptForms = pgTable(
  "kept_forms",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    /** The profile that the session acted as. */
    profileId: integer("profile_id"),
    path: text("path").notNull(),
    body: text("body").notNull(),
    createdAt: createdAt(),
    /** The session at a shared desk that was locked over it. */
    sessionId: integer("session_id").references(() => sessions.id),
  },
  () => [
    // The centre deletes forms typed there: of a former colleague, or about a patient who is erased.
    pgPolicy("own_or_of_medical_center", {
      using: sql`user_id = (select current_user_id()) or profile_id in (select profiles.id from profiles where medical_center_id = (select current_medical_center()))`,
    }),
  ],
);
