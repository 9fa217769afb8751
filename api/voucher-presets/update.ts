import { VoucherPresetInput } from "#rules/inputs/voucher-preset.ts";
import { allow } from "../core/access/allow.ts";
import { changedFields } from "../core/changed-fields.ts";
import type { Ctx } from "../core/context.ts";
import { changeOne } from "../core/db/change-one.ts";
import { procedureVoucherPresets } from "../core/db/tables/procedure-voucher-presets.ts";
import { Fault } from "../core/fault.ts";
import { myCurrency } from "../core/my-currency.ts";
import { parse } from "../core/parse.ts";
import { readPrice } from "../prices/on-day.ts";
import { setPriceToday } from "../prices/set.ts";
import { track } from "../core/track.ts";
import { inUse, presetInUse } from "./scope.ts";
import { readServices, writeServices } from "./services.ts";
import { inputOf, valuesOf } from "./values.ts";

/**
 * Changes the given fields of a preset, based on its version; omitted ones stay. Another price holds from today. A
 * service that was removed has to be replaced first.
 */
export async function updateVoucherPreset(ctx: Ctx, { id, version }: { id: number; version: number }, change: object) {
  allow(ctx, "medicalCenter:write");
  const preset = await presetInUse(ctx, id);
  const known = inputOf(preset, await readPrice(ctx, "VOUCHER_PRESET", id), await readServices(ctx, id));
  const input = parse(VoucherPresetInput(await myCurrency(ctx)), { ...known, ...change });
  const { priceAmount, ...values } = valuesOf(input);
  const after = await changeOne(ctx.db, procedureVoucherPresets, { id, version }, values, inUse(ctx));
  if (!after) throw new Fault("stale");
  if (priceAmount !== known.price.amount) await setPriceToday(ctx, "VOUCHER_PRESET", id, priceAmount);
  await writeServices(ctx, id, input.proceduresWithCount);
  const fields = changedFields(known, input);
  await track(ctx, "procedureVoucherPreset.updated", { entityId: id, details: { fields } });
  return after;
}
