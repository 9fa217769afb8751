import { eq } from "drizzle-orm";
import { allow } from "../allow.ts";
import type { Ctx } from "../context.ts";
import { changeOne } from "../db/change-one.ts";
import { facilities } from "../db/tables/medical-centers.ts";
import { procedureFacilities } from "../db/tables/procedures.ts";
import { Fault } from "../fault.ts";
import { track } from "../track.ts";
import { inUse, usedFacility } from "./scope.ts";

/**
 * Takes a room or a piece of equipment out of use. Its row stays: events, past and coming, go on showing its name.
 * Services need it no more.
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
