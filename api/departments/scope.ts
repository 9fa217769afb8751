import { and, eq, isNull } from "drizzle-orm";
import type { ProfileCtx } from "../core/context.ts";
import { departments } from "../core/db/tables/departments.ts";
import { Fault } from "../core/fault.ts";

export type Department = typeof departments.$inferSelect;

/** The departments of the centre that were not removed. */
export const inUse = (ctx: ProfileCtx) =>
  and(eq(departments.medicalCenterId, ctx.profile.medicalCenterId), isNull(departments.removedAt));

/** One of them; any other is not found. */
export async function departmentInUse(ctx: ProfileCtx, id: number): Promise<Department> {
  const [department] = await ctx.db
    .select()
    .from(departments)
    .where(and(inUse(ctx), eq(departments.id, id)));
  if (!department) throw new Fault("notFound");
  return department;
}
