import { randomBytes } from "node:crypto";
import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import type { LoginFactor } from "#rules/audit-actions.ts";
import { tokenHash } from "../authenticate.ts";
import { bind, type Ctx } from "../context.ts";
import type { Db } from "../db/client.ts";
import { profiles } from "../db/tables/medical-centers.ts";
import { sessions } from "../db/tables/users.ts";
import { lockOthers } from "../desks/lock.ts";
import { deskOf, standingAt } from "../desks/scope.ts";
import { trackSession } from "../track.ts";

/**
 * Begins a session of the user, acting as the profile used last or as the only one there is; answers its token. At a shared desk it
 * takes the place of the user's earlier one, and the others there are locked.
 */
export function startSession(ctx: Ctx, userId: number, factor: LoginFactor): Promise<string> {
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
    const desk = await deskOf({ db: db as Db, desk: ctx.desk });
    if (desk) await db.update(sessions).set({ endedAt: ctx.now() }).where(and(standingAt(ctx, desk), eq(sessions.userId, userId)));
    const token = randomBytes(32).toString("base64url");
    const now = ctx.now();
    const [session] = await db.insert(sessions).values({
      tokenHash: tokenHash(token),
      userId,
      profileId: profile?.id ?? null,
      deskId: desk?.id,
      userAgent: ctx.userAgent,
      address: ctx.address,
      createdAt: now,
      lastSeenAt: now,
      provenAt: now,
      expiresAt: new Date(now.getTime() + ctx.settings.MOTUS_SESSION_HOURS * 3_600_000),
    }).returning();
    if (desk) await lockOthers({ ...ctx, db: db as Db }, desk, session!.id);
    if (profile) await trackSession({ ...ctx, db: db as Db }, "session.started", userId, profile, { factor });
    return token;
  });
}
