import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Ctx } from "./context.ts";
import { rateLimits } from "./db/tables/users.ts";
import { Fault } from "./fault.ts";

const keyOf = (what: string, whom: string) => createHash("sha256").update(`${what}\n${whom}`).digest("hex");

/**
 * Counts one attempt of `what` by `whom` (an account or an address, kept only as a hash) and refuses with
 * `tooManyAttempts` past `most` in a window. Stands in the database: it survives a restart and holds for all processes.
 */
export async function limit(ctx: Ctx, what: string, whom: string, most: number, minutes: number) {
  const now = ctx.now();
  const resetAt = new Date(now.getTime() + minutes * 60_000);
  // A window that ends later than one that begins now was begun while the clock was ahead: nobody is locked out for as long as it leapt.
  const over = sql`(${rateLimits.resetAt} <= ${now.toISOString()}::timestamptz or ${rateLimits.resetAt} > ${resetAt.toISOString()}::timestamptz)`;
  const [row] = await ctx.db
    .insert(rateLimits)
    .values({ key: keyOf(what, whom), count: 1, resetAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${over} then 1 else ${rateLimits.count} + 1 end`,
        resetAt: sql`case when ${over} then excluded.reset_at else ${rateLimits.resetAt} end`,
      },
    })
    .returning();
  if (row && row.count > most)
    throw new Fault("tooManyAttempts", { retryAfterSeconds: Math.ceil((row.resetAt.getTime() - now.getTime()) / 1000) });
}

/** Forgets the attempts of `whom`, after a success. */
export const forgive = (ctx: Pick<Ctx, "db">, what: string, whom: string) => ctx.db.delete(rateLimits).where(eq(rateLimits.key, keyOf(what, whom)));
