import { and, eq, isNull } from "drizzle-orm";
import { transaction, type Ctx } from "../../core/context.ts";
import { sessions } from "../../core/db/tables/sessions.ts";
import { Fault } from "../../core/fault.ts";
import { trackOwn } from "../../core/track.ts";

/** Ends one of the signed-in user's own sessions; one that has ended stays so. */
export const endSession = (ctx: Ctx, id: number) =>
  transaction(ctx, async (ctx) => {
    if (!ctx.session) throw new Fault("notSignedIn");
    const own = and(eq(sessions.id, id), eq(sessions.userId, ctx.session.userId));
    if ((await ctx.db.$count(sessions, own)) === 0) throw new Fault("notFound");
    const [ended] = await ctx.db
      .update(sessions)
      .set({ endedAt: ctx.now() })
      .where(and(own, isNull(sessions.endedAt)))
      .returning();
    if (ended) await trackOwn(ctx, "session.ended", ended);
    return true as const;
  });
