import { lt, sql } from "drizzle-orm";
import { FAMILIAR_DAYS } from "#api/accounts/sessions/strange-login.ts";
import type { Ctx } from "../core/context.ts";
import { accountTokens } from "../core/db/tables/account-tokens.ts";
import { rateLimits } from "../core/db/tables/rate-limits.ts";
import { rememberedDevices } from "../core/db/tables/remembered-devices.ts";
import { secondSteps } from "../core/db/tables/second-steps.ts";
import { sessions } from "../core/db/tables/sessions.ts";
import { enqueueStray } from "../files/remove-stray.ts";
import { enqueue } from "../core/queue/queue.ts";
import { keptSince } from "./sessions/keep-form.ts";
import { DAY, earlier } from "#rules/time/durations.ts";

/** A day longer than a device keeps a save whose answer was lost (docs/decisions/0016). */
const ANSWERS_KEPT = 8 * DAY;
const AT_ONCE = 1000;

/**
 * Deletes once a day what has expired: counted attempts, tokens, kept forms, answers of writes, sessions of three
 * months ago, by which unfamiliar logins are detected, unfinished logins, expired devices, orphaned bytes of files.
 */
export async function forgetOld(ctx: Ctx) {
  const now = ctx.now();
  const monthAgo = earlier(now, 30 * DAY);
  await ctx.db.delete(rateLimits).where(lt(rateLimits.resetAt, now));
  await ctx.db.delete(accountTokens).where(lt(accountTokens.expiresAt, monthAgo));
  await ctx.db.execute(sql`select forget_kept_forms(${keptSince(ctx).toISOString()}::timestamptz)`);
  await ctx.db.delete(secondSteps).where(lt(secondSteps.expiresAt, now));
  await ctx.db.delete(rememberedDevices).where(lt(rememberedDevices.expiresAt, now));
  await ctx.db.delete(sessions).where(lt(sessions.expiresAt, earlier(now, FAMILIAR_DAYS * DAY)));
  await forgetAnswers(ctx, earlier(now, ANSWERS_KEPT));
  await enqueueStray(ctx);
  await enqueue(ctx.db, "forgetOld", {}, { key: "forgetOld", after: DAY });
}

/** Those of all centres, which row-level security hides from a job: a function deletes them, and answers how many. */
async function forgetAnswers({ db }: Ctx, before: Date) {
  for (let forgotten = AT_ONCE; forgotten === AT_ONCE;) {
    const { rows } = await db.execute<{ forgotten: number }>(
      sql`select forget_answers(${before.toISOString()}::timestamptz, ${AT_ONCE}::integer) as forgotten`,
    );
    forgotten = rows[0]!.forgotten;
  }
}
