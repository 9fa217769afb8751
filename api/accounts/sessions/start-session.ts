import { randomBytes } from "node:crypto";
import { and, desc, eq, gt, isNotNull, isNull } from "drizzle-orm";
import type { LoginFactor } from "#rules/audit/audit-actions.ts";
import { deviceName } from "#rules/accounts/device-name.ts";
import { DAY, earlier, HOUR, later } from "#rules/time/durations.ts";
import { FAMILIAR_DAYS, isStrange } from "./strange-login.ts";
import { tokenHash } from "../../core/access/authenticate.ts";
import { networkOf } from "../../core/access/caller.ts";
import { bind, type Ctx } from "../../core/context.ts";
import type { Db } from "../../core/db/client.ts";
import { profiles } from "../../core/db/tables/profiles.ts";
import { sessions } from "../../core/db/tables/sessions.ts";
import { users } from "../../core/db/tables/users.ts";
import { lockOthers, findDesk, sessionsAtDesk } from "./desk-session.ts";
import { trackSession } from "../../core/track.ts";
import { notifyOfLogin } from "./notify-of-login.ts";

export type Started = {
  accessToken: string;
  /** Since the login before, where they were so many that a limit was reached. */ refusedLogins: number;
};

/** As many tries at an account are let through in a quarter of an hour; fewer are mistakes of its owner's. */
const MANY_REFUSED = 10;

/**
 * Begins a session of the user with the profile used last or the only one; answers its token. An unfamiliar login is
 * reported to the user by mail. At a shared desk the session replaces the user's earlier one, and the others there are
 * locked.
 */
export function startSession(ctx: Ctx, userId: number, factor: LoginFactor): Promise<Started> {
  return ctx.db.transaction(async (db) => {
    await bind(db, userId, null);
    const mine = await db
      .select({ id: profiles.id, medicalCenterId: profiles.medicalCenterId })
      .from(profiles)
      .where(and(eq(profiles.userId, userId), isNull(profiles.deactivatedAt)));
    const [last] = await db
      .select({ profileId: sessions.profileId })
      .from(sessions)
      .where(and(eq(sessions.userId, userId), isNotNull(sessions.profileId)))
      .orderBy(desc(sessions.id))
      .limit(1);
    const profile = mine.find(({ id }) => id === last?.profileId) ?? (mine.length === 1 ? mine[0] : undefined);
    const desk = await findDesk({ db: db as Db, desk: ctx.desk });
    const within = { ...ctx, db: db as Db };
    const user = await resetRefusedLogins(within, userId, factor);
    const strange = !desk && factor !== "DEVICE" && factor !== "LINK" && (await isFromStrangePlace(within, user));
    if (desk)
      await db
        .update(sessions)
        .set({ endedAt: ctx.now() })
        .where(and(sessionsAtDesk(ctx, desk), eq(sessions.userId, userId)));
    const token = randomBytes(32).toString("base64url");
    const now = ctx.now();
    const [session] = await db
      .insert(sessions)
      .values({
        tokenHash: tokenHash(token),
        userId,
        profileId: profile?.id ?? null,
        deskId: desk?.id,
        userAgent: ctx.userAgent,
        address: ctx.address,
        strange,
        createdAt: now,
        lastSeenAt: now,
        authenticatedAt: now,
        expiresAt: later(now, ctx.settings.MOTUS_SESSION_HOURS * HOUR),
      })
      .returning();
    if (strange) await notifyOfLogin(within, user);
    if (desk) await lockOthers(within, desk, session!.id);
    if (profile) await trackSession(within, "session.started", userId, profile, { factor });
    return { accessToken: token, refusedLogins: user.refusedLogins < MANY_REFUSED ? 0 : user.refusedLogins };
  });
}

/** The user with the refused logins that the next login reports and resets; a login by a mailed link skips them. */
async function resetRefusedLogins(
  { db }: Ctx,
  userId: number,
  factor: LoginFactor,
): Promise<typeof users.$inferSelect> {
  const [user] = await db.select().from(users).where(eq(users.id, userId)).for("update");
  if (user!.refusedLogins > 0 && factor !== "LINK")
    await db.update(users).set({ refusedLogins: 0 }).where(eq(users.id, userId));
  return user!;
}

async function isFromStrangePlace(
  { db, now, userAgent, address }: Ctx,
  user: typeof users.$inferSelect,
): Promise<boolean> {
  const since = earlier(now(), FAMILIAR_DAYS * DAY);
  const known = await db
    .select({ userAgent: sessions.userAgent, address: sessions.address })
    .from(sessions)
    .where(and(eq(sessions.userId, user.id), gt(sessions.lastSeenAt, since)));
  const loginOf = (from: { userAgent: string; address: string }) => ({
    device: deviceName(from.userAgent),
    address: networkOf(from.address),
  });
  return isStrange(loginOf({ userAgent, address }), known.map(loginOf), user.createdAt > since);
}
