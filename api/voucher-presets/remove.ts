import { allow } from "../access/allow.ts";
import type { Ctx } from "../context.ts";
import { changeOne } from "../db/change-one.ts";
import { procedureVoucherPresets } from "../db/tables/procedure-voucher-presets.ts";
import { Fault } from "../fault.ts";
import { track } from "../track.ts";
import { inUse, presetInUse } from "./scope.ts";

/** Removes a preset from sale. Its row stays: vouchers refer to what they were sold from. */
export async function removeVoucherPreset(ctx: Ctx, id: number): Promise<boolean> {
  allow(ctx, "medicalCenter:write");
  const removed = await changeOne(
    ctx.db,
    procedureVoucherPresets,
    await presetInUse(ctx, id),
    { removedAt: ctx.now() },
    inUse(ctx),
  );
  if (!removed) throw new Fault("stale");
  await track(ctx, "procedureVoucherPreset.removed", { entityId: id });
  return true;
}
