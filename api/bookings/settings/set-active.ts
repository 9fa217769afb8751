import { eq } from "drizzle-orm";
import { allow } from "../../core/access/allow.ts";
import type { Ctx } from "../../core/context.ts";
import { medicalCenters } from "../../core/db/tables/medical-centers.ts";
import { track } from "../../core/track.ts";

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
