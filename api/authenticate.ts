import { createHash } from "node:crypto";
import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { Ctx } from "./context.ts";
import { medicalCenters, profiles } from "./db/tables/medical-centers.ts";
import { secondFactors, sessions } from "./db/tables/users.ts";

export const tokenHash = (token: string) => createHash("sha256").update(token).digest("hex");

const MINUTE = 60_000;

/**
 * The session a token opens, unless it was ended, is past its age, or lay idle too long. Notes that it was seen, unless
 * nobody did anything: a page that brings itself up to date keeps no session alive.
 */
export async function sessionOf(ctx: Pick<Ctx, "db" | "now" | "settings">, token: string, { note = true } = {}): Promise<Ctx["session"]> {
  const now = ctx.now();
  const idleSince = new Date(now.getTime() - ctx.settings.MOTUS_SESSION_IDLE_MINUTES * MINUTE);
  const [found] = await ctx.db
    .select({ id: sessions.id, userId: sessions.userId, profileId: sessions.profileId, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .where(
      and(
        eq(sessions.tokenHash, tokenHash(token)),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, now),
        gt(sessions.lastSeenAt, idleSince),
      ),
    );
  if (!found) return null;
  const { lastSeenAt, ...session } = found;
  const minuteAgo = new Date(now.getTime() - MINUTE);
  if (note && lastSeenAt < minuteAgo)
    await ctx.db.update(sessions).set({ lastSeenAt: now }).where(and(eq(sessions.id, session.id), lt(sessions.lastSeenAt, minuteAgo)));
  return session;
}

/**
 * The active profile the session acts as, read in a transaction bound to its user. It is withheld while its centre requires
 * a second factor that the user lacks: then the session acts as nobody there.
 */
export async function placeOf(ctx: Pick<Ctx, "db" | "session">): Promise<{ profile: Ctx["profile"]; withheld: boolean }> {
  if (!ctx.session?.profileId) return { profile: null, withheld: false };
  const [place] = await ctx.db
    .select({
      profile: { id: profiles.id, medicalCenterId: profiles.medicalCenterId, role: profiles.role, profession: profiles.profession },
      withheld: sql<boolean>`${medicalCenters.secondFactorRequired} and ${secondFactors.turnedOnAt} is null`,
    })
    .from(profiles)
    .innerJoin(medicalCenters, eq(medicalCenters.id, profiles.medicalCenterId))
    .leftJoin(secondFactors, eq(secondFactors.userId, profiles.userId))
    .where(and(eq(profiles.id, ctx.session.profileId), eq(profiles.userId, ctx.session.userId), isNull(profiles.deactivatedAt)));
  return { profile: place && !place.withheld ? place.profile : null, withheld: place?.withheld ?? false };
}
