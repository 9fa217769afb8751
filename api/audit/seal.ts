import { sql } from "drizzle-orm";
import type { Ctx } from "../core/context.ts";
import { anchorAudit } from "./anchor.ts";
import { copyAudit } from "./copy.ts";

/** Rows of one transaction: it is short, and a stop need not wait for it. */
const AT_ONCE = 1000;

/**
 * Seals waiting audit rows of all centres, anchors the heads of their chains and copies sealed rows; answers whether
 * more may be waiting.
 */
export async function sealAudit(ctx: Ctx, anchoring: Parameters<typeof anchorAudit>[1] = "hourly"): Promise<boolean> {
  const { rows } = await ctx.db.execute<{ sealed: number }>(sql`select seal_audit(${AT_ONCE}) as sealed`);
  await anchorAudit(ctx, anchoring);
  await copyAudit(ctx);
  return rows[0]!.sealed === AT_ONCE;
}
