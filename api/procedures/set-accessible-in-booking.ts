import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { changeOne } from "../core/db/change-one.ts";
import { procedures } from "../core/db/tables/procedures.ts";
import { Fault } from "../core/fault.ts";
import { track } from "../core/track.ts";
import { offered } from "./scope.ts";
import { offeredProcedure } from "./offered-procedure.ts";

/** Offers a service to patients on the web, or no longer. */
export async function setAccessibleInBooking(ctx: Ctx, id: number, accessibleInBooking: boolean) {
  allow(ctx, "medicalCenter:write");
  const before = await offeredProcedure(ctx, id);
  const changed = await changeOne(ctx.db, procedures, before, { accessibleInBooking }, offered(ctx));
  if (!changed) throw new Fault("stale");
  await track(ctx, "procedure.updated", { entityId: id, details: { fields: ["accessibleInBooking"] } });
  return changed;
}
