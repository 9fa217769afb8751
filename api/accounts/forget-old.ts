import { lt } from "drizzle-orm";
import type { Ctx } from "../context.ts";
import { accountTokens, keptForms, rateLimits, sessions } from "../db/tables/users.ts";
import { enqueue } from "../jobs/queue.ts";
import { keptSince } from "./keep-form.ts";

const DAY = 86_400_000;

/** Once a day throws away what nobody can use any more: counted attempts, tokens, kept forms, sessions of a month ago. */
export async function forgetOld(ctx: Ctx) {
  const now = ctx.now();
  const monthAgo = new Date(now.getTime() - 30 * DAY);
  await ctx.db.delete(rateLimits).where(lt(rateLimits.resetAt, now));
  await ctx.db.delete(accountTokens).where(lt(accountTokens.expiresAt, monthAgo));
  await ctx.db.delete(keptForms).where(lt(keptForms.createdAt, keptSince(ctx)));
  await ctx.db.delete(sessions).where(lt(sessions.expiresAt, monthAgo));
  await enqueue(ctx.db, "forgetOld", {}, { key: "forgetOld", runAt: new Date(now.getTime() + DAY) });
}
