import { eq } from "drizzle-orm";
import { allow } from "../access/allow.ts";
import type { Ctx } from "../context.ts";
import { medicalCenters } from "../db/tables/medical-centers.ts";
import { track } from "../track.ts";

/** Switches online booking on or off; requests that have come stay. */
export async function setBookingActive(ctx: Ctx, bookingActive: boolean) {
  allow(ctx, "medicalCenter:write");
  const { medicalCenterId } = ctx.profile;
  const [center] = await ctx.db
    .update(medicalCenters)
    .set({ bookingActive })
    .where(eq(medicalCenters.id, medicalCenterId))
    .returning();
  await track(ctx, "medicalCenter.bookingSet", { entityId: medicalCenterId, details: { bookingActive } });
  return center!;
}
