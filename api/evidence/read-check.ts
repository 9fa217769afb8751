import { and, desc, eq } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { auditRows } from "../core/db/tables/audit-rows.ts";
import type { Found } from "./record-check.ts";

export type Check = Found & { at: Date };

/** The latest check of the centre's evidence, with its result; null before the first one. */
export async function readCheck(ctx: Ctx): Promise<Check | null> {
  allow(ctx, "auditLog:read");
  const [row] = await ctx.db
    .select({ at: auditRows.at, details: auditRows.details })
    .from(auditRows)
    .where(and(eq(auditRows.medicalCenterId, ctx.profile.medicalCenterId), eq(auditRows.action, "evidence.checked")))
    .orderBy(desc(auditRows.at))
    .limit(1);
  return row ? { at: row.at, invoices: 0, money: 0, ...(row.details as Omit<Found, "invoices" | "money">) } : null;
}
