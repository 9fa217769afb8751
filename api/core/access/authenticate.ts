import { createHash } from "node:crypto";
import { and, eq, gt, isNotNull, isNull, lt, lte, or, sql } from "drizzle-orm";
import type { Ctx } from "../context.ts";
import { isFull } from "../db/client.ts";
import { medicalCenters } from "../db/tables/medical-centers.ts";
import { profiles } from "../db/tables/profiles.ts";
import { desks } from "../db/tables/desks.ts";
import { secondFactors } from "../db/tables/second-factors.ts";
import { sessions } from "../db/tables/sessions.ts";
import { earlier, later, MINUTE } from "#rules/time/durations.ts";

export const tokenHash = (token: string) => createHash("sha256").update(token).digest("hex");

/** Precision with which the last use of a session is recorded: the lock of a shared desk depends on it. */
const SEEN_MS = MINUTE;
const SEEN_AT_DESK_MS = 5000;
/** A last use further in the future than this means that the clock was set back: clocks of machines differ by less. */
const AHEAD_MS = MINUTE;
/** Grace period in which a session's former token still serves after it was renewed. */
const FORMER_MS = MINUTE;

/** The sessions of a token: the one it opens, also for a minute after the session got another. */
export const ofToken = (ctx: Pick<Ctx, "now">, token: string) => {
  const hash = tokenHash(token);
  return or(
    eq(sessions.tokenHash, hash),
    and(eq(sessions.previousTokenHash, hash), gt(sessions.tokenRenewedAt, earlier(ctx.now(), FORMER_MS))),
  );
};

/**
 * The session of a token, unless it was ended, is past its age, idled out, or is locked. Records the use, except for
 * background requests: a page that updates itself keeps no session alive, and no desk open. At a shared desk the lock
 * replaces the end by idleness, since a full login after every longer treatment is too much; it also locks where the
 * idle time is unknown, since the clock was set back.
 */
export async function findSession(
  ctx: Pick<Ctx, "db" | "now" | "settings">,
  token: string,
  { note = true } = {},
): Promise<Ctx["session"]> {
  const now = ctx.now();
  const idleMs = ctx.settings.MOTUS_SESSION_IDLE_MINUTES * MINUTE;
  const idleSince = earlier(now, idleMs);
  const ahead = later(now, AHEAD_MS);
  const awakeAtDesk = sql`${sessions.lastSeenAt} + make_interval(mins => ${desks.lockMinutes}) > ${now.toISOString()}::timestamptz`;
  const awake = or(
    and(isNull(sessions.deskId), gt(sessions.lastSeenAt, idleSince)),
    and(isNull(sessions.lockedAt), awakeAtDesk, lte(sessions.lastSeenAt, ahead)),
  );
  const [found] = await ctx.db
    .select({
      id: sessions.id,
      userId: sessions.userId,
      profileId: sessions.profileId,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
      desk: { id: desks.id, lockMinutes: desks.lockMinutes },
    })
    .from(sessions)
    .leftJoin(desks, eq(desks.id, sessions.deskId))
    .where(and(ofToken(ctx, token), isNull(sessions.endedAt), gt(sessions.expiresAt, now), awake));
  if (!found) return null;
  const { lastSeenAt, expiresAt, ...session } = found;
  const before = new Date(now.getTime() - (session.desk ? SEEN_AT_DESK_MS : SEEN_MS));
  const noted = note && (lastSeenAt < before || lastSeenAt > ahead);
  if (noted)
    await ctx.db
      .update(sessions)
      .set({ lastSeenAt: now })
      .where(and(eq(sessions.id, session.id), or(lt(sessions.lastSeenAt, before), gt(sessions.lastSeenAt, ahead))))
      .catch(ignoreDiskFull);
  const idleEnd = (noted ? now : lastSeenAt).getTime() + idleMs;
  return { ...session, endsAt: session.desk ? expiresAt : new Date(Math.min(idleEnd, expiresAt.getTime())) };
}

/** On a full disk no use is recorded, and people read on. */
function ignoreDiskFull(error: unknown) {
  if (!isFull(error)) throw error;
}

/** Whether a token that opens no session is of one that is only locked. */
export async function isLocked(ctx: Pick<Ctx, "db" | "now">, token: string): Promise<boolean> {
  const [locked] = await ctx.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(ofToken(ctx, token), isNotNull(sessions.deskId), isNull(sessions.endedAt), gt(sessions.expiresAt, ctx.now())),
    );
  return locked !== undefined;
}

/** Whether a profile's centre requires a second factor of it. */
export const owesSecondFactor = sql<boolean>`(${medicalCenters.secondFactorDuty} = 'EVERYBODY' or (${medicalCenters.secondFactorDuty} = 'ADMINISTRATORS' and ${profiles.role} = 'ROLE_ADMIN'))`;

/**
 * The active profile of the session, read in a transaction bound to its user. Withheld while the centre requires a
 * second factor that the user lacks: the session then has no profile there. In a new centre the duty starts later.
 */
export async function readSessionProfile(
  ctx: Pick<Ctx, "db" | "now" | "session">,
): Promise<{ profile: Ctx["profile"]; withheld: boolean; due: Date | null }> {
  if (!ctx.session?.profileId) return { profile: null, withheld: false, due: null };
  const [place] = await ctx.db
    .select({
      profile: {
        id: profiles.id,
        medicalCenterId: profiles.medicalCenterId,
        role: profiles.role,
        profession: profiles.profession,
      },
      lacks: sql<boolean>`${owesSecondFactor} and ${secondFactors.turnedOnAt} is null`,
      from: medicalCenters.secondFactorFrom,
    })
    .from(profiles)
    .innerJoin(medicalCenters, eq(medicalCenters.id, profiles.medicalCenterId))
    .leftJoin(secondFactors, eq(secondFactors.userId, profiles.userId))
    .where(
      and(
        eq(profiles.id, ctx.session.profileId),
        eq(profiles.userId, ctx.session.userId),
        isNull(profiles.deactivatedAt),
      ),
    );
  if (!place) return { profile: null, withheld: false, due: null };
  const due = place.lacks && place.from && place.from > ctx.now() ? place.from : null;
  const withheld = place.lacks && !due;
  return { profile: withheld ? null : place.profile, withheld, due };
}
