import { and, eq, isNull } from "drizzle-orm";
import { ofToken, tokenHash } from "../../core/access/authenticate.ts";
import { transaction, type Ctx } from "../../core/context.ts";
import { secondSteps } from "../../core/db/tables/second-steps.ts";
import { sessions } from "../../core/db/tables/sessions.ts";
import { trackOwn } from "../../core/track.ts";

/** Ends the session of the request's token, or its unfinished login. */
export async function logOut(ctx: Ctx): Promise<true> {
  if (!ctx.token) return true;
  const { token } = ctx;
  await transaction(ctx, async (ctx) => {
    const [ended] = await ctx.db
      .update(sessions)
      .set({ endedAt: ctx.now() })
      .where(and(ofToken(ctx, token), isNull(sessions.endedAt)))
      .returning();
    if (ended) await trackOwn(ctx, "session.ended", ended);
  });
  await ctx.db.delete(secondSteps).where(eq(secondSteps.tokenHash, tokenHash(token)));
  return true;
}
