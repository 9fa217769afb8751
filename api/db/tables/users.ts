import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
  varchar,
} from "drizzle-orm/pg-core";
import { signingProofs } from "#rules/codes.ts";
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
  /** Logins that were refused since the last one that was not. */
  refusedLogins: integer("refused_logins").notNull().default(0),
  createdAt: createdAt(),
  version: version(),
});

/** Which secret of the installation a row is sealed or keyed by (secret-keys.ts); a row of an older version gets it at the next start. */
const keyId = () => varchar("key_id", { length: 12 });

/** In the order of their strength: the database compares by it. */
export const signingProof = pgEnum("signing_proof", signingProofs);

/** Opaque session tokens, kept only as their SHA-256. */
export const sessions = pgTable(
  "sessions",
  {
    id: id(),
    tokenHash: varchar("token_hash", { length: 64 }).notNull().unique("sessions_token_hash"),
    /** The token before, which serves the requests that were on their way when it was renewed (authenticate.ts). */
    previousTokenHash: varchar("previous_token_hash", { length: 64 }),
    tokenRenewedAt: instant("token_renewed_at"),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    profileId: integer("profile_id"),
    userAgent: text("user_agent").notNull(),
    address: text("address").notNull(),
    /** It came from a device or a network that its user had not used lately. */
    strange: boolean("strange").notNull().default(false),
    createdAt: createdAt(),
    lastSeenAt: instant("last_seen_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    endedAt: instant("ended_at"),
    /** When its owner last gave a proof anew, and which; taken by the signature that asked for one. */
    confirmedAt: instant("confirmed_at"),
    confirmedWith: signingProof("confirmed_with"),
    /** When its owner last proved by all that they have who they are, at the login too; deeds ask for it that are hard to undo. */
    provenAt: instant("proven_at"),
    /** The shared desk it stands at: there it locks, and only there it is unlocked. */
    deskId: integer("desk_id").references(() => desks.id),
    /** When it was locked by hand; one that merely lay idle is locked as well. */
    lockedAt: instant("locked_at"),
    /** How often its owner's PIN or password was missed in a row. */
    missedUnlocks: integer("missed_unlocks").notNull().default(0),
  },
  (table) => [
    index("sessions_user").on(table.userId),
    index("sessions_desk").on(table.deskId),
    index("sessions_previous_token_hash").on(table.previousTokenHash),
  ],
);

/**
 * Browsers that several people take turns at, by a random token that is kept only as its SHA-256. The token is the key to its
 * medical centre, as an invitation's is; whoever looks by anything else names the centre.
 */
export const desks = pgTable(
  "desks",
  {
    id: id(),
    medicalCenterId: integer("medical_center_id").notNull(),
    name: varchar("name", { length: 100 }).notNull(),
    tokenHash: varchar("token_hash", { length: 64 }).notNull().unique("desks_token_hash"),
    /** After how many minutes with nobody at it the desk locks. */
    lockMinutes: integer("lock_minutes").notNull(),
    createdAt: createdAt(),
    revokedAt: instant("revoked_at"),
    version: version(),
  },
  (table) => [
    index("desks_center").on(table.medicalCenterId),
    check("desks_lock_minutes", sql`lock_minutes between 1 and 60`),
  ],
);

/** A user's own PIN, as a hash of its keyed digest (desks/pin-digest.ts): it unlocks at a shared desk and opens nothing else. */
export const pins = pgTable("pins", {
  userId: integer("user_id")
    .primaryKey()
    .references(() => users.id),
  pinHash: text("pin_hash").notNull(),
  keyId: keyId(),
  setAt: instant("set_at").notNull(),
});

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

/** A form whose session ended or was locked before it was sent; given back to the same user after login. */
export const keptForms = pgTable("kept_forms", {
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
});

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

/**
 * A user's second factor: the key of their one-time codes, sealed (second-factor/seal.ts). It counts from `turnedOnAt` on;
 * until then it waits for the first code, in the session that prepares it.
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
  /** The latest step of thirty seconds whose code was taken: neither that one nor an earlier one is taken again. */
  lastStep: integer("last_step").notNull().default(0),
});

/**
 * Recovery codes, which serve once each where the telephone is not at hand. Kept as a slow hash of a keyed digest; those made before
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

/** Logins that have said the right password and still owe the code. No session: its token opens nothing but the second step. */
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

/** Devices on which a user is not asked for the code, by a token that is kept only as its SHA-256. */
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
