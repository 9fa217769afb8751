import { sql } from "drizzle-orm";
import type { Ctx } from "../core/context.ts";
import { earlier, HOUR } from "#rules/time/durations.ts";

/**
 * Writes outside of the database where each centre's chain ends: rows cut off its end, or a chain rewritten as a whole,
 * are detected by it. At most once an hour for each centre, unless the application is about to stop, or the clock was
 * set back behind the last anchor.
 */
export async function anchorAudit(ctx: Ctx, how: "hourly" | "now") {
  const { rows } = await ctx.db.execute<{ center: number; position: number; hash: string }>(
    sql`select medical_center_id as center, position, hash from audit_heads() order by 1`,
  );
  const now = ctx.now().toISOString();
  const hourAgo = earlier(ctx.now(), HOUR).toISOString();
  for (const { center, position, hash } of rows) {
    const last = await ctx.anchors.last(center);
    if (last && (last.hash === hash || (how === "hourly" && last.at > hourAgo && last.at <= now))) continue;
    await ctx.anchors.add({ at: now, center, position, hash });
  }
}
