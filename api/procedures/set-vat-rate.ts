import type { VatRate } from "#rules/codes.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { changeOne } from "../core/db/change-one.ts";
import { procedures } from "../core/db/tables/procedures.ts";
import { Fault } from "../core/fault.ts";
import { track } from "../core/track.ts";
import { offered } from "./scope.ts";
import { offeredProcedure } from "./offered-procedure.ts";

/** Changes the VAT rate of a service alone. */
export async function setProcedureVatRate(ctx: Ctx, id: number, vatRate: VatRate) {
  allow(ctx, "medicalCenter:write");
  const changed = await changeOne(ctx.db, procedures, await offeredProcedure(ctx, id), { vatRate }, offered(ctx));
  if (!changed) throw new Fault("stale");
  await track(ctx, "procedure.updated", { entityId: id, details: { fields: ["vatRate"] } });
  return changed;
}
