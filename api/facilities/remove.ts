import { eq } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { changeOne } from "../core/db/change-one.ts";
import { facilities } from "../core/db/tables/facilities.ts";
import { procedureFacilities } from "../core/db/tables/procedure-facilities.ts";
import { Fault } from "../core/fault.ts";
import { track } from "../core/track.ts";
import { inUse, usedFacility } from "./scope.ts";

/**
 * Retires a room or a piece of equipment. Its row stays: events, past and future, continue to show its name. Services
 * no longer require it.
 */
export async function removeFacility(ctx: Ctx, id: number) {
  allow(ctx, "medicalCenter:write");
  const removed = await changeOne(
    ctx.db,
    facilities,
    await usedFacility(ctx, id),
    { removedAt: ctx.now() },
    inUse(ctx),
  );
  if (!removed) throw new Fault("stale");
  await ctx.db.delete(procedureFacilities).where(eq(procedureFacilities.facilityId, id));
  await track(ctx, "facility.removed", { entityId: id });
  return removed;
}
