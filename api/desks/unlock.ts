import { randomBytes } from "node:crypto";
import { and, desc, eq, gte, isNull, lt, sql } from "drizzle-orm";
import { UnlockInput } from "#rules/inputs/accounts/desk.ts";
import { refreshPassword } from "../accounts/passwords/refresh-password.ts";
import { tokenHash } from "../core/access/authenticate.ts";
import { bind, transaction, type Ctx } from "../core/context.ts";
import { keptForms } from "../core/db/tables/kept-forms.ts";
import { pins } from "../core/db/tables/pins.ts";
import { sessions } from "../core/db/tables/sessions.ts";
import { users } from "../core/db/tables/users.ts";
import { Fault, fieldFault } from "../core/fault.ts";
import { parse } from "../core/parse.ts";
import { isOutdated, verifyPassword } from "../passwords/hash.ts";
import { limit } from "../core/access/rate-limit.ts";
import { presentKey, secretOf } from "../core/secret-keys.ts";
import { trackOwn } from "../core/track.ts";
import { lockOthers, sessionAtDesk, sessionsAtDesk, type DeskSession } from "../accounts/sessions/desk-session.ts";
import { hashPin, pinDigest } from "./pin-digest.ts";

export type Unlocked = {
  accessToken: string;
  /** The user's page, with the typed text. */ kept: typeof keptForms.$inferSelect | null;
};
type Input = { session: number; secret: string; kept?: string | null };

const MOST_IN_A_ROW = 5;
const MOST_A_DAY = 20;

/**
 * Opens a session at this browser's desk by its owner's PIN, or by the password of a user without one, under a token of
 * its own. Each attempt is counted before it is checked, so that there are at most five, even concurrent ones; after
 * them the session ends.
 */
export async function unlockDesk(ctx: Ctx, input: Input): Promise<Unlocked> {
  const { session, secret, kept } = parse(UnlockInput, input);
  const here = await sessionAtDesk(ctx, session);
  const missed = sql`${sessions.missedUnlocks} + 1`;
  const counted = await ctx.db
    .update(sessions)
    .set({ missedUnlocks: missed })
    .where(and(eq(sessions.id, here.id), lt(sessions.missedUnlocks, MOST_IN_A_ROW)))
    .returning();
  if (counted.length === 0) throw new Fault("unlockOver");
  if (!(await isTheirs(ctx, here.userId, secret))) throw await missedBy(ctx, here);
  return transaction(ctx, async (ctx) => ({
    accessToken: await open(ctx, here),
    kept: await placeOfUser(ctx, here, kept),
  }));
}

async function isTheirs(ctx: Ctx, userId: number, secret: string): Promise<boolean> {
  const [pin] = await ctx.db.select().from(pins).where(eq(pins.userId, userId));
  if (pin) return isPin(ctx, pin, secret);
  const [user] = await ctx.db.select().from(users).where(eq(users.id, userId));
  const matches = await verifyPassword(user?.passwordHash ?? null, secret, ctx.hasher);
  if (user && matches) await refreshPassword(ctx, user, secret);
  return matches;
}

/** A right PIN that is keyed by a former secret, or hashed by an earlier cost, is stored again. */
async function isPin(ctx: Ctx, { userId, pinHash, keyId }: typeof pins.$inferSelect, typed: string): Promise<boolean> {
  const key = secretOf(ctx, "tokens", keyId);
  if (!key || !(await verifyPassword(pinHash, pinDigest(key, userId, typed), ctx.hasher))) return false;
  if (keyId !== presentKey(ctx, "tokens") || isOutdated(pinHash))
    await ctx.db
      .update(pins)
      .set(await hashPin(ctx, userId, typed))
      .where(and(eq(pins.userId, userId), eq(pins.pinHash, pinHash)));
  return true;
}

/** Faults of a wrong attempt; too many of them end the session. */
async function missedBy(ctx: Ctx, here: DeskSession): Promise<Fault> {
  const spentToday = await limit(ctx, "unlock missed of", String(here.userId), MOST_A_DAY, 24 * 60).then(
    () => false,
    () => true,
  );
  return transaction(ctx, async (ctx) => {
    const spent = spentToday ? undefined : gte(sessions.missedUnlocks, MOST_IN_A_ROW);
    const ended = await ctx.db
      .update(sessions)
      .set({ endedAt: ctx.now() })
      .where(and(eq(sessions.id, here.id), isNull(sessions.endedAt), spent))
      .returning();
    await trackOwn(ctx, "session.unlockRefused", here);
    return ended.length > 0 ? new Fault("unlockOver") : fieldFault("secret", "pinWrong");
  });
}

async function open(ctx: Ctx, { id, deskId, userId, profileId }: DeskSession): Promise<string> {
  const desk = { id: deskId! };
  const [last] = await ctx.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(sessionsAtDesk(ctx, desk))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .limit(1);
  const token = randomBytes(32).toString("base64url");
  const unlocked = {
    tokenHash: tokenHash(token),
    previousTokenHash: null,
    lockedAt: null,
    missedUnlocks: 0,
    confirmedAt: null,
    authenticatedAt: null,
    lastSeenAt: ctx.now(),
  };
  const opened = await ctx.db
    .update(sessions)
    .set(unlocked)
    .where(and(eq(sessions.id, id), sessionsAtDesk(ctx, desk)))
    .returning();
  if (opened.length === 0) throw new Fault("unlockOver");
  await lockOthers(ctx, desk, id);
  await trackOwn(ctx, last?.id === id ? "session.unlocked" : "session.switched", { userId, profileId });
  return token;
}

/**
 * The page the user was on: the one this window was locked over, if it was theirs, else the last one in their session.
 */
async function placeOfUser(ctx: Ctx, { id, userId }: DeskSession, kept: string | null) {
  await bind(ctx.db, userId, null);
  const own = and(eq(keptForms.userId, userId), eq(keptForms.sessionId, id));
  const rows = await ctx.db
    .select()
    .from(keptForms)
    .where(own)
    .orderBy(desc(sql`${keptForms.id}::text = ${kept ?? ""}`), desc(keptForms.createdAt))
    .limit(1);
  return rows[0] ?? null;
}
