import { OperationPresetInput } from "#rules/inputs/insurance/operation-preset.ts";
import { allow } from "../core/access/allow.ts";
import { assertSpecialty } from "../code-lists/assert-specialty.ts";
import type { Ctx } from "../core/context.ts";
import { medicalOperationPresets } from "../core/db/tables/medical-operation-presets.ts";
import { parse } from "../core/parse.ts";
import { track } from "../core/track.ts";
import { valuesOf } from "./values.ts";

/** Adds a preset of the caller's, of a specialty of today's list (`specialtyUnknown`). */
export async function createOperationPreset(ctx: Ctx, given: unknown) {
  allow(ctx, "medicalReport:write");
  const input = parse(OperationPresetInput, given);
  await assertSpecialty(ctx, input.expertise);
  const { id: ownerId, medicalCenterId } = ctx.profile;
  const [preset] = await ctx.db
    .insert(medicalOperationPresets)
    .values({ ...(await valuesOf(ctx, input)), ownerId, medicalCenterId, createdAt: ctx.now() })
    .returning();
  await track(ctx, "medicalOperationPreset.created", { entityId: preset!.id });
  return preset!;
}
