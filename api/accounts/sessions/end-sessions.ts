import { and, eq, isNull, ne } from "drizzle-orm";
import type { Ctx } from "../../core/context.ts";
import { secondSteps } from "../../core/db/tables/second-steps.ts";
import { sessions } from "../../core/db/tables/sessions.ts";
import { spendEmailTokens } from "../registration/usable-token.ts";

/**
 * Ends all sessions of a user except `keep`, logins that still owe a code, and links to another e-mail of the login,
 * which an ended session may have asked for. Runs in the caller's transaction.
 */
export async function endSessions(ctx: Pick<Ctx, "db" | "now">, userId: number, keep?: number) {
  const others = keep === undefined ? undefined : ne(sessions.id, keep);
  await ctx.db
    .update(sessions)
    .set({ endedAt: ctx.now() })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt), others));
  await spendEmailTokens(ctx, userId);
  await ctx.db.delete(secondSteps).where(eq(secondSteps.userId, userId));
}
