import { VoucherPresetInput } from "#rules/inputs/voucher-preset.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { procedureVoucherPresets } from "../core/db/tables/procedure-voucher-presets.ts";
import { myCurrency } from "../core/my-currency.ts";
import { parse } from "../core/parse.ts";
import { track } from "../core/track.ts";
import { writeServices } from "./services.ts";
import { valuesOf } from "./values.ts";

/** Adds a preset from which vouchers are sold. */
export async function createVoucherPreset(ctx: Ctx, given: unknown) {
  allow(ctx, "medicalCenter:write");
  const input = parse(VoucherPresetInput(await myCurrency(ctx)), given);
  const { id: createdBy, medicalCenterId } = ctx.profile;
  const [preset] = await ctx.db
    .insert(procedureVoucherPresets)
    .values({ ...valuesOf(input), medicalCenterId, createdBy, createdAt: ctx.now() })
    .returning();
  await writeServices(ctx, preset!.id, input.proceduresWithCount);
  await track(ctx, "procedureVoucherPreset.created", { entityId: preset!.id });
  return preset!;
}
