import { and, desc, eq, gt, isNotNull, isNull, or } from "drizzle-orm";
import { transaction, type Ctx } from "../../core/context.ts";
import { sessions } from "../../core/db/tables/sessions.ts";
import { Fault } from "../../core/fault.ts";
import { earlier, MINUTE } from "#rules/time/durations.ts";

export type UserSession = typeof sessions.$inferSelect & { current: boolean };

/** Where the signed-in user is signed in, the one seen last first. */
export const mySessions = (ctx: Ctx): Promise<UserSession[]> =>
  transaction(ctx, async (ctx) => {
    if (!ctx.session) throw new Fault("notSignedIn");
    const { id, userId } = ctx.session;
    const rows = await ctx.db
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, userId), openSessions(ctx)))
      .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
    return rows.map((row) => ({ ...row, current: row.id === id }));
  });

/** Sessions that are signed in, including locked ones of a desk. */
export function openSessions({ now, settings }: Pick<Ctx, "now" | "settings">) {
  const idleSince = earlier(now(), settings.MOTUS_SESSION_IDLE_MINUTES * MINUTE);
  return and(
    isNull(sessions.endedAt),
    gt(sessions.expiresAt, now()),
    or(isNotNull(sessions.deskId), gt(sessions.lastSeenAt, idleSince)),
  );
}
