import { and, eq, sql } from "drizzle-orm";
import { QuietHoursInput } from "#rules/inputs/notice.ts";
import { USUAL_QUIET, type QuietHours } from "#rules/notices/quiet-hours.ts";
import { allow } from "../../core/access/allow.ts";
import type { Ctx } from "../../core/context.ts";
import type { Db } from "../../core/db/client.ts";
import { noticeRules } from "../../core/db/tables/notice-rules.ts";
import { Fault } from "../../core/fault.ts";
import { parse } from "../../core/parse.ts";
import { track } from "../../core/track.ts";

export type QuietRules = { quiet: QuietHours | null; version: number };

export async function readQuietRules(ctx: Ctx): Promise<QuietRules> {
  allow(ctx, "medicalCenter:write");
  return quietRulesOf(ctx.db, ctx.profile.medicalCenterId);
}

/** The quiet hours of a centre, for a caller that is bound to it. */
export async function quietRulesOf(db: Db, medicalCenterId: number): Promise<QuietRules> {
  const [row] = await db.select().from(noticeRules).where(eq(noticeRules.medicalCenterId, medicalCenterId));
  return { quiet: quietHoursOf(row ?? null), version: row?.version ?? 0 };
}

/** The quiet hours of a centre's row, or the usual ones without one. */
export function quietHoursOf(row: typeof noticeRules.$inferSelect | null): QuietHours | null {
  if (!row) return USUAL_QUIET;
  const { quietFrom: from, quietTo: to } = row;
  return from !== null && to !== null ? { from, to } : null;
}

/** Sets the quiet hours, or none, based on their version; the usual ones have version 0 and no row. */
export async function updateQuietHours(ctx: Ctx, version: number, input: unknown): Promise<QuietRules> {
  allow(ctx, "medicalCenter:write");
  const { from, to } = parse(QuietHoursInput, input);
  const { medicalCenterId, id: updatedBy } = ctx.profile;
  const change = { quietFrom: from, quietTo: to, updatedAt: ctx.now(), updatedBy };
  const rows =
    version === 0
      ? await ctx.db
          .insert(noticeRules)
          .values({ medicalCenterId, ...change })
          .onConflictDoNothing()
          .returning()
      : await ctx.db
          .update(noticeRules)
          .set({ ...change, version: sql`${noticeRules.version} + 1` })
          .where(and(eq(noticeRules.medicalCenterId, medicalCenterId), eq(noticeRules.version, version)))
          .returning();
  if (rows.length === 0) throw new Fault("stale");
  await track(ctx, "noticeSettings.quietSet", { entityId: medicalCenterId, details: { from, to } });
  return quietRulesOf(ctx.db, medicalCenterId);
}
