import { desc, eq } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { auditLinks } from "../core/db/tables/audit-links.ts";

export type Seal = { position: number; sealedAt: Date; anchoredAt: Date | null };

/** Up to where the centre's log is sealed and when, and when that was last anchored; null before the first row is. */
export async function readSeal(ctx: Ctx): Promise<Seal | null> {
  allow(ctx, "auditLog:read");
  const mine = eq(auditLinks.medicalCenterId, ctx.profile.medicalCenterId);
  const [head] = await ctx.db
    .select({ position: auditLinks.position, sealedAt: auditLinks.sealedAt })
    .from(auditLinks)
    .where(mine)
    .orderBy(desc(auditLinks.position))
    .limit(1);
  const anchor = await ctx.anchors.last(ctx.profile.medicalCenterId);
  return head ? { ...head, anchoredAt: anchor ? new Date(anchor.at) : null } : null;
}
