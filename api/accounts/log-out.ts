import { and, eq, isNull } from "drizzle-orm";
import { tokenHash } from "../authenticate.ts";
import type { Ctx } from "../context.ts";
import { sessions } from "../db/tables/users.ts";

/** Ends the session of the request's token, if it still stands. */
export async function logOut(ctx: Ctx): Promise<true> {
  if (ctx.token)
    await ctx.db
      .update(sessions)
      .set({ endedAt: ctx.now() })
      .where(and(eq(sessions.tokenHash, tokenHash(ctx.token)), isNull(sessions.endedAt)));
  return true;
}
