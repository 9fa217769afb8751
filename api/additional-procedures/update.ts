import { AdditionalProcedureInput } from "#rules/inputs/procedures/procedure.ts";
import { allow } from "../core/access/allow.ts";
import { changedFields } from "../core/changed-fields.ts";
import type { Ctx } from "../core/context.ts";
import { changeOne } from "../core/db/change-one.ts";
import { additionalProcedures } from "../core/db/tables/additional-procedures.ts";
import { Fault } from "../core/fault.ts";
import { myCurrency } from "../core/my-currency.ts";
import { parse } from "../core/parse.ts";
import { readPrice } from "../prices/on-day.ts";
import { setPriceToday } from "../prices/set.ts";
import { track } from "../core/track.ts";
import { sold, soldProcedure } from "./scope.ts";
import { inputOf, valuesOf } from "./values.ts";

/** Changes the given fields of an additional service, based on its version; omitted ones stay. Another price holds from today. */
export async function updateAdditionalProcedure(
  ctx: Ctx,
  { id, version }: { id: number; version: number },
  change: object,
) {
  allow(ctx, "medicalCenter:write");
  const known = inputOf(await soldProcedure(ctx, id), await readPrice(ctx, "ADDITIONAL_PROCEDURE", id));
  const input = parse(AdditionalProcedureInput(await myCurrency(ctx)), { ...known, ...change });
  const { priceAmount, ...values } = valuesOf(input);
  const after = await changeOne(ctx.db, additionalProcedures, { id, version }, values, sold(ctx));
  if (!after) throw new Fault("stale");
  if (priceAmount !== known.price.amount) await setPriceToday(ctx, "ADDITIONAL_PROCEDURE", id, priceAmount);
  await track(ctx, "additionalProcedure.updated", { entityId: id, details: { fields: changedFields(known, input) } });
  return after;
}
