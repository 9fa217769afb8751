import { and, eq, isNull } from "drizzle-orm";
import type { ProfileCtx } from "../core/context.ts";
import { facilities } from "../core/db/tables/facilities.ts";
import { Fault } from "../core/fault.ts";

export type Facility = typeof facilities.$inferSelect;

/** The rooms and equipment of the centre: those that were not removed. */
export const inUse = (ctx: ProfileCtx) =>
  and(eq(facilities.medicalCenterId, ctx.profile.medicalCenterId), isNull(facilities.removedAt));

/** One of them; any other is not found. */
export async function usedFacility(ctx: ProfileCtx, id: number): Promise<Facility> {
  const [facility] = await ctx.db
    .select()
    .from(facilities)
    .where(and(inUse(ctx), eq(facilities.id, id)));
  if (!facility) throw new Fault("notFound");
  return facility;
}
