import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { networkOf } from "./caller.ts";
import type { Ctx } from "../context.ts";
import { rateLimits } from "../db/tables/rate-limits.ts";
import { Fault } from "../fault.ts";
import { later, MINUTE } from "#rules/time/durations.ts";

const keyOf = (what: string, whom: string) =>
  createHash("sha256")
    .update(`${what}\n${networkOf(whom)}`)
    .digest("hex");

/**
 * Counts one attempt of `what` by `whom` (an account, or an address, of which an IPv6 network counts as one; stored
 * only as a hash) and refuses with `tooManyAttempts` past `most` in a window; `spent` is called for the first refusal.
 */
export async function limit(
  ctx: Pick<Ctx, "db" | "now">,
  what: string,
  whom: string,
  most: number,
  minutes: number,
  spent?: () => Promise<unknown>,
) {
  const { count, resetAt } = await countOne(ctx, what, whom, minutes);
  if (count <= most) return;
  if (count === most + 1) await spent?.();
  throw new Fault("tooManyAttempts", {
    retryAfterSeconds: Math.ceil((resetAt.getTime() - ctx.now().getTime()) / 1000),
  });
}

/**
 * The number of the attempt in its window. Stored in the database: it survives a restart and counts across processes.
 */
export const countOne = (ctx: Pick<Ctx, "db" | "now">, what: string, whom: string, minutes: number) =>
  countMany(ctx, what, whom, minutes, 1);

/** The number of the last of so many attempts. */
export async function countMany(
  ctx: Pick<Ctx, "db" | "now">,
  what: string,
  whom: string,
  minutes: number,
  many: number,
): Promise<{ count: number; resetAt: Date }> {
  const now = ctx.now();
  const resetAt = later(now, minutes * MINUTE);
  // A window that ends later than one that begins now was begun while the clock was ahead: it locks out no user for as
  // long as it leapt.
  const over = sql`(${rateLimits.resetAt} <= ${now.toISOString()}::timestamptz or ${rateLimits.resetAt} > ${resetAt.toISOString()}::timestamptz)`;
  const [row] = await ctx.db
    .insert(rateLimits)
    .values({ key: keyOf(what, whom), count: many, resetAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${over} then ${many}::int else ${rateLimits.count} + ${many}::int end`,
        resetAt: sql`case when ${over} then excluded.reset_at else ${rateLimits.resetAt} end`,
      },
    })
    .returning();
  return row!;
}

/** Resets the attempts of `whom`, after a success. */
export const forgive = (ctx: Pick<Ctx, "db">, what: string, whom: string) =>
  ctx.db.delete(rateLimits).where(eq(rateLimits.key, keyOf(what, whom)));
