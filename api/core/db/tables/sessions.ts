import { boolean, index, integer, pgEnum, pgTable, text, varchar } from "drizzle-orm/pg-core";
import { signingProofs } from "#rules/codes.ts";
import { createdAt, id, instant } from "./columns.ts";
import { users } from "./users.ts";
import { desks } from "./desks.ts";

/** In the order of their strength: the database compares by it. */
export const signingProof = pgEnum("signing_proof", signingProofs);

/** Opaque session tokens, stored only as their SHA-256. */
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
    /** Time and kind of the owner's latest reauthentication; consumed by the signature that required one. */
    confirmedAt: instant("confirmed_at"),
    confirmedWith: signingProof("confirmed_with"),
    /** Time of the owner's latest full authentication, at the login too; required by actions that are hard to undo. */
    authenticatedAt: instant("authenticated_at"),
    /** The shared desk of the session: it locks there, and is unlocked only there. */
    deskId: integer("desk_id").references(() => desks.id),
    /** When it was locked by hand; an idle one is locked as well. */
    lockedAt: instant("locked_at"),
    /** Consecutive wrong PINs or passwords of its owner. */
    missedUnlocks: integer("missed_unlocks").notNull().default(0),
  },
  (table) => [
    index("sessions_user").on(table.userId),
    index("sessions_desk").on(table.deskId),
    index("sessions_previous_token_hash").on(table.previousTokenHash),
  ],
);
