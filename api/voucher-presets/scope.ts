import { and, eq, isNull } from "drizzle-orm";
import type { ProfileCtx } from "../core/context.ts";
import { procedureVoucherPresets } from "../core/db/tables/procedure-voucher-presets.ts";
import { Fault } from "../core/fault.ts";

export type VoucherPreset = typeof procedureVoucherPresets.$inferSelect;

/** The presets of the centre that were not removed. */
export const inUse = (ctx: ProfileCtx) =>
  and(
    eq(procedureVoucherPresets.medicalCenterId, ctx.profile.medicalCenterId),
    isNull(procedureVoucherPresets.removedAt),
  );

/** One of them; any other is not found. */
export async function presetInUse(ctx: ProfileCtx, id: number): Promise<VoucherPreset> {
  const [preset] = await ctx.db
    .select()
    .from(procedureVoucherPresets)
    .where(and(inUse(ctx), eq(procedureVoucherPresets.id, id)));
  if (!preset) throw new Fault("notFound");
  return preset;
}
