import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { changeOne } from "../core/db/change-one.ts";
import { medicalOperationPresets } from "../core/db/tables/medical-operation-presets.ts";
import { Fault } from "../core/fault.ts";
import { track } from "../core/track.ts";
import { inUse, ownPreset } from "./scope.ts";

/** Removes a preset; reports with its operations stay. */
export async function removeOperationPreset(ctx: Ctx, id: number): Promise<boolean> {
  allow(ctx, "medicalReport:write");
  const removed = await changeOne(
    ctx.db,
    medicalOperationPresets,
    await ownPreset(ctx, id),
    { removedAt: ctx.now() },
    inUse(ctx),
  );
  if (!removed) throw new Fault("stale");
  await track(ctx, "medicalOperationPreset.removed", { entityId: id });
  return true;
}
