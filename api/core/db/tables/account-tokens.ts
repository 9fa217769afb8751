import { index, integer, pgEnum, pgTable, varchar } from "drizzle-orm/pg-core";
import { createdAt, id, instant } from "./columns.ts";
import { users } from "./users.ts";

export const tokenKind = pgEnum("account_token_kind", ["REGISTRATION", "PASSWORD", "INVITATION", "EMAIL"]);

/** Single-use tokens sent by e-mail, stored only as their SHA-256. */
export const accountTokens = pgTable(
  "account_tokens",
  {
    id: id(),
    tokenHash: varchar("token_hash", { length: 64 }).notNull().unique("account_tokens_token_hash"),
    kind: tokenKind("kind").notNull(),
    email: varchar("email", { length: 254 }).notNull(),
    /** An invitation's profile and its medical centre, to which the token is the key. */
    profileId: integer("profile_id"),
    medicalCenterId: integer("medical_center_id"),
    /** The user whose login gets the address, of a token of kind EMAIL. */
    userId: integer("user_id").references(() => users.id),
    createdAt: createdAt(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
  },
  (table) => [index("account_tokens_email").on(table.email), index("account_tokens_user").on(table.userId)],
);
