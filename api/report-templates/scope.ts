import { and, eq, isNull, or } from "drizzle-orm";
import type { ProfileCtx } from "../core/context.ts";
import { reportTemplates } from "../core/db/tables/report-templates.ts";
import { Fault } from "../core/fault.ts";

export type ReportTemplate = typeof reportTemplates.$inferSelect;

/** The centre's templates and the caller's own that were not removed. */
export const inUse = (ctx: ProfileCtx) =>
  and(
    eq(reportTemplates.medicalCenterId, ctx.profile.medicalCenterId),
    or(isNull(reportTemplates.ownerId), eq(reportTemplates.ownerId, ctx.profile.id)),
    isNull(reportTemplates.removedAt),
  );

/** A template in use; any other is not found. */
export async function visibleTemplate(ctx: ProfileCtx, id: number): Promise<ReportTemplate> {
  const [template] = await ctx.db
    .select()
    .from(reportTemplates)
    .where(and(inUse(ctx), eq(reportTemplates.id, id)));
  if (!template) throw new Fault("notFound");
  return template;
}
