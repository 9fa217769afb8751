import { lt, sql } from "drizzle-orm";
import { FAMILIAR_DAYS } from "#rules/strange-login.ts";
import type { Ctx } from "../context.ts";
import { accountTokens, keptForms, rateLimits, rememberedDevices, secondSteps, sessions } from "../db/tables/users.ts";
import { enqueueStray } from "../files/remove-stray.ts";
import { enqueue } from "../jobs/queue.ts";
import { keptSince } from "./keep-form.ts";

const DAY = 86_400_000;
/** A day longer than a device keeps a save whose answer was lost (docs/decisions/0016). */
const ANSWERS_KEPT = 8 * DAY;
const AT_ONCE = 1000;

/** Once a day throws away what nobody can use any more: counted attempts, tokens, kept forms, answers of writes, sessions of three months ago, by which strange logins are known, logins that were not ended, devices whose time is over, bytes of no file. */
export async function forgetOld(ctx: Ctx) {
  const now = ctx.now();
  const monthAgo = new Date(now.getTime() - 30 * DAY);
  await ctx.db.delete(rateLimits).where(lt(rateLimits.resetAt, now));
  await ctx.db.delete(accountTokens).where(lt(accountTokens.expiresAt, monthAgo));
  await ctx.db.delete(keptForms).where(lt(keptForms.createdAt, keptSince(ctx)));
  await ctx.db.delete(secondSteps).where(lt(secondSteps.expiresAt, now));
  await ctx.db.delete(rememberedDevices).where(lt(rememberedDevices.expiresAt, now));
  await ctx.db.delete(sessions).where(lt(sessions.expiresAt, new Date(now.getTime() - FAMILIAR_DAYS * DAY)));
  await forgetAnswers(ctx, new Date(now.getTime() - ANSWERS_KEPT));
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
