import { and, desc, eq } from "drizzle-orm";
import { allow } from "../allow.ts";
import type { Ctx } from "../context.ts";
import { auditRows } from "../db/tables/records.ts";
import type { Found } from "./record-check.ts";

export type Check = Found & { at: Date };

/** When the centre's evidence was last checked, and what was found; null before the first check. */
export async function readCheck(ctx: Ctx): Promise<Check | null> {
  allow(ctx, "auditLog:read");
  const [row] = await ctx.db
    .select({ at: auditRows.at, details: auditRows.details })
    .from(auditRows)
    .where(and(eq(auditRows.medicalCenterId, ctx.profile.medicalCenterId), eq(auditRows.action, "evidence.checked")))
    .orderBy(desc(auditRows.at))
    .limit(1);
  return row ? { at: row.at, ...(row.details as Found) } : null;
}
