import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { changeOne } from "../core/db/change-one.ts";
import { procedureVoucherPresets } from "../core/db/tables/procedure-voucher-presets.ts";
import { Fault } from "../core/fault.ts";
import { track } from "../core/track.ts";
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
