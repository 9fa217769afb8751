import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { tokenHash } from "../../core/access/authenticate.ts";
import type { Ctx } from "../../core/context.ts";
import { sessions } from "../../core/db/tables/sessions.ts";

/**
 * Gives the session another token after its owner has authenticated, so that a copy of the one before becomes worthless
 * within a minute. The answer's header `x-session-token` carries it (yoga.ts). Runs in the caller's transaction.
 */
export async function renewToken(ctx: Ctx) {
  const { id } = ctx.session!;
  const token = randomBytes(32).toString("base64url");
  await ctx.db
    .update(sessions)
    .set({ previousTokenHash: sessions.tokenHash, tokenHash: tokenHash(token), tokenRenewedAt: ctx.now() })
    .where(eq(sessions.id, id));
  ctx.known.renewedToken = token;
}
