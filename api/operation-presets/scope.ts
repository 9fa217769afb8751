import { and, eq, isNull } from "drizzle-orm";
import type { ProfileCtx } from "../core/context.ts";
import { medicalOperationPresets } from "../core/db/tables/medical-operation-presets.ts";
import { Fault } from "../core/fault.ts";

export type OperationPreset = typeof medicalOperationPresets.$inferSelect;

/** The caller's own presets that were not removed. */
export const inUse = (ctx: ProfileCtx) =>
  and(
    eq(medicalOperationPresets.medicalCenterId, ctx.profile.medicalCenterId),
    eq(medicalOperationPresets.ownerId, ctx.profile.id),
    isNull(medicalOperationPresets.removedAt),
  );

/** One of them; any other is not found. */
export async function ownPreset(ctx: ProfileCtx, id: number): Promise<OperationPreset> {
  const [preset] = await ctx.db
    .select()
    .from(medicalOperationPresets)
    .where(and(inUse(ctx), eq(medicalOperationPresets.id, id)));
  if (!preset) throw new Fault("notFound");
  return preset;
}
