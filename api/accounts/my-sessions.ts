import { and, desc, eq, gt, isNotNull, isNull, or } from "drizzle-orm";
import { transaction, type Ctx } from "../context.ts";
import { sessions } from "../db/tables/users.ts";
import { Fault } from "../fault.ts";

export type UserSession = typeof sessions.$inferSelect & { current: boolean };

/** Where the signed-in user is signed in, the one seen last first. */
export const mySessions = (ctx: Ctx): Promise<UserSession[]> =>
  transaction(ctx, async (ctx) => {
    if (!ctx.session) throw new Fault("notSignedIn");
    const { id, userId } = ctx.session;
    const idleSince = new Date(ctx.now().getTime() - ctx.settings.MOTUS_SESSION_IDLE_MINUTES * 60_000);
    const open = and(isNull(sessions.endedAt), gt(sessions.expiresAt, ctx.now()), or(isNotNull(sessions.deskId), gt(sessions.lastSeenAt, idleSince)));
    const rows = await ctx.db
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, userId), open))
      .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
    return rows.map((row) => ({ ...row, current: row.id === id }));
  });
