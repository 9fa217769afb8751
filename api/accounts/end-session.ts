import { and, eq, sql } from "drizzle-orm";
import { transaction, type Ctx } from "../context.ts";
import { sessions } from "../db/tables/users.ts";
import { Fault } from "../fault.ts";

/** Ends one of the signed-in user's own sessions; one that has ended stays so. */
export const endSession = (ctx: Ctx, id: number) =>
  transaction(ctx, async (ctx) => {
    if (!ctx.session) throw new Fault("notSignedIn");
    const ended = await ctx.db
      .update(sessions)
      .set({ endedAt: sql`coalesce(${sessions.endedAt}, ${ctx.now().toISOString()})` })
      .where(and(eq(sessions.id, id), eq(sessions.userId, ctx.session.userId)))
      .returning();
    if (ended.length === 0) throw new Fault("notFound");
    return true as const;
  });
