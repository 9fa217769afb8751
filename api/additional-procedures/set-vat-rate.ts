import type { VatRate } from "#rules/codes.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { changeOne } from "../core/db/change-one.ts";
import { additionalProcedures } from "../core/db/tables/additional-procedures.ts";
import { Fault } from "../core/fault.ts";
import { track } from "../core/track.ts";
import { sold, soldProcedure } from "./scope.ts";

/** Changes the VAT rate of an additional service alone. */
export async function setAdditionalProcedureVatRate(ctx: Ctx, id: number, vatRate: VatRate) {
  allow(ctx, "medicalCenter:write");
  const changed = await changeOne(ctx.db, additionalProcedures, await soldProcedure(ctx, id), { vatRate }, sold(ctx));
  if (!changed) throw new Fault("stale");
  await track(ctx, "additionalProcedure.updated", { entityId: id, details: { fields: ["vatRate"] } });
  return changed;
}
