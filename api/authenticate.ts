import { createHash } from "node:crypto";
import { and, eq, gt, isNotNull, isNull, lt, lte, or, sql } from "drizzle-orm";
import type { Ctx } from "./context.ts";
import { isFull } from "./db/client.ts";
import { medicalCenters, profiles } from "./db/tables/medical-centers.ts";
import { desks, secondFactors, sessions } from "./db/tables/users.ts";

export const tokenHash = (token: string) => createHash("sha256").update(token).digest("hex");

const MINUTE = 60_000;
/** How exactly it is known when a session was last used: at a shared desk the lock waits for it. */
const SEEN_MS = MINUTE;
const SEEN_AT_DESK_MS = 5000;
/** Who was seen later than so long from now was so by a clock that has been set back since: clocks of machines differ by less. */
const AHEAD_MS = MINUTE;
/** How long the former token of a session serves after it was renewed. */
const FORMER_MS = MINUTE;

/** The sessions of a token: the one it opens, also for a minute after the session got another. */
export const ofToken = (ctx: Pick<Ctx, "now">, token: string) => {
  const hash = tokenHash(token);
  return or(
    eq(sessions.tokenHash, hash),
    and(eq(sessions.previousTokenHash, hash), gt(sessions.tokenRenewedAt, new Date(ctx.now().getTime() - FORMER_MS))),
  );
};

/**
 * The session a token opens, unless it was ended, is past its age, lay idle too long, or is locked. Notes that it was seen, unless
 * nobody did anything: a page that brings itself up to date keeps no session alive, and no desk open. At a shared desk the lock
 * stands in for the end by idleness: there is no need to log in fully after every longer treatment; and where nobody can tell how long
 * it lay idle, since the clock was set back, it is locked.
 */
export async function sessionOf(
  ctx: Pick<Ctx, "db" | "now" | "settings">,
  token: string,
  { note = true } = {},
): Promise<Ctx["session"]> {
  const now = ctx.now();
  const idleSince = new Date(now.getTime() - ctx.settings.MOTUS_SESSION_IDLE_MINUTES * MINUTE);
  const ahead = new Date(now.getTime() + AHEAD_MS);
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
      desk: { id: desks.id, lockMinutes: desks.lockMinutes },
    })
    .from(sessions)
    .leftJoin(desks, eq(desks.id, sessions.deskId))
    .where(and(ofToken(ctx, token), isNull(sessions.endedAt), gt(sessions.expiresAt, now), awake));
  if (!found) return null;
  const { lastSeenAt, ...session } = found;
  const before = new Date(now.getTime() - (session.desk ? SEEN_AT_DESK_MS : SEEN_MS));
  if (note && (lastSeenAt < before || lastSeenAt > ahead))
    await ctx.db
      .update(sessions)
      .set({ lastSeenAt: now })
      .where(and(eq(sessions.id, session.id), or(lt(sessions.lastSeenAt, before), gt(sessions.lastSeenAt, ahead))))
      .catch(unlessFull);
  return session;
}

/** On a full disk nothing is noted, and people read on. */
function unlessFull(error: unknown) {
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
 * The active profile the session acts as, read in a transaction bound to its user. It is withheld while its centre requires
 * a second factor that the user lacks: then the session acts as nobody there. In a new centre it is due later.
 */
export async function placeOf(
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
