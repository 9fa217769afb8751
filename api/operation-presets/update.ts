import { OperationPresetInput } from "#rules/inputs/insurance/operation-preset.ts";
import { allow } from "../core/access/allow.ts";
import { changedFields } from "../core/changed-fields.ts";
import { assertSpecialty } from "../code-lists/assert-specialty.ts";
import type { Ctx } from "../core/context.ts";
import { changeOne } from "../core/db/change-one.ts";
import { medicalOperationPresets } from "../core/db/tables/medical-operation-presets.ts";
import { Fault } from "../core/fault.ts";
import { parse } from "../core/parse.ts";
import { track } from "../core/track.ts";
import { inUse, ownPreset } from "./scope.ts";
import { inputOf, valuesOf } from "./values.ts";

/** Changes the given fields of a preset, based on its version; omitted ones stay. */
export async function updateOperationPreset(
  ctx: Ctx,
  { id, version }: { id: number; version: number },
  change: object,
) {
  allow(ctx, "medicalReport:write");
  const known = inputOf(await ownPreset(ctx, id));
  const input = parse(OperationPresetInput, { ...known, ...change });
  if (input.expertise !== known.expertise) await assertSpecialty(ctx, input.expertise);
  const values = await valuesOf(ctx, input);
  const after = await changeOne(ctx.db, medicalOperationPresets, { id, version }, values, inUse(ctx));
  if (!after) throw new Fault("stale");
  await track(ctx, "medicalOperationPreset.updated", {
    entityId: id,
    details: { fields: changedFields(known, input) },
  });
  return after;
}
