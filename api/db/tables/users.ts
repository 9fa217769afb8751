import { index, integer, pgEnum, pgTable, text, unique, uuid, varchar } from "drizzle-orm/pg-core";
import { createdAt, id, instant, version } from "./columns.ts";

/** A person who can sign in. E-mail addresses are stored lower-cased. */
export const users = pgTable("users", {
  id: id(),
  email: varchar("email", { length: 254 }).notNull().unique("users_email"),
  passwordHash: text("password_hash"),
  name: text("name"),
  surname: text("surname"),
  phone: text("phone"),
  locale: text("locale"),
  verifiedAt: instant("verified_at"),
  createdAt: createdAt(),
  version: version(),
});

/** Opaque session tokens, kept only as their SHA-256. */
export const sessions = pgTable(
  "sessions",
  {
    id: id(),
    tokenHash: varchar("token_hash", { length: 64 }).notNull().unique("sessions_token_hash"),
    userId: integer("user_id").notNull().references(() => users.id),
    profileId: integer("profile_id"),
    userAgent: text("user_agent").notNull(),
    address: text("address").notNull(),
    createdAt: createdAt(),
    lastSeenAt: instant("last_seen_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    endedAt: instant("ended_at"),
    /** When its owner last said the password again; taken by the deed that asked for it. */
    passwordConfirmedAt: instant("password_confirmed_at"),
  },
  (table) => [index("sessions_user").on(table.userId)],
);

export const tokenKind = pgEnum("account_token_kind", ["REGISTRATION", "PASSWORD", "INVITATION"]);

/** Single-use tokens sent by e-mail, kept only as their SHA-256. */
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
    createdAt: createdAt(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
  },
  (table) => [index("account_tokens_email").on(table.email)],
);

/** How often something was tried by a hashed key (account or address) in the current window. */
export const rateLimits = pgTable("rate_limits", {
  key: varchar("key", { length: 64 }).primaryKey(),
  count: integer("count").notNull(),
  resetAt: instant("reset_at").notNull(),
});

/** A form whose session ended before it was sent; given back to the same user after login. */
export const keptForms = pgTable("kept_forms", {
  id: uuid("id").primaryKey().defaultRandom(),
  userId: integer("user_id").notNull().references(() => users.id),
  path: text("path").notNull(),
  body: text("body").notNull(),
  createdAt: createdAt(),
});

/** A user's own settings of a screen, by name (for example calendarSettings). */
export const userConfigs = pgTable(
  "user_configs",
  {
    userId: integer("user_id").notNull().references(() => users.id),
    name: varchar("name", { length: 100 }).notNull(),
    data: text("data").notNull(),
  },
  (table) => [unique("user_configs_name").on(table.userId, table.name)],
);
