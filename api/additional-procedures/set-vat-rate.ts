import type { VatRate } from "#rules/codes.ts";
import { allow } from "../access/allow.ts";
import type { Ctx } from "../context.ts";
import { changeOne } from "../db/change-one.ts";
import { additionalProcedures } from "../db/tables/additional-procedures.ts";
import { Fault } from "../fault.ts";
import { track } from "../track.ts";
import { sold, soldProcedure } from "./scope.ts";

/** Changes the VAT rate of an additional service alone. */
export async function setAdditionalProcedureVatRate(ctx: Ctx, id: number, vatRate: VatRate) {
  allow(ctx, "medicalCenter:write");
  const changed = await changeOne(ctx.db, additionalProcedures, await soldProcedure(ctx, id), { vatRate }, sold(ctx));
  if (!changed) throw new Fault("stale");
  await track(ctx, "additionalProcedure.updated", { entityId: id, details: { fields: ["vatRate"] } });
  return changed;
}
