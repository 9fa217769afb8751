import { eq } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { medicalCenters } from "../core/db/tables/medical-centers.ts";
import { track } from "../core/track.ts";

/** Lets the feeds of the centre's calendars name patients, or no longer. */
export async function setFeedNames(ctx: Ctx, calendarFeedNames: boolean) {
  allow(ctx, "medicalCenter:write");
  const { medicalCenterId } = ctx.profile;
  const [medicalCenter] = await ctx.db
    .update(medicalCenters)
    .set({ calendarFeedNames })
    .where(eq(medicalCenters.id, medicalCenterId))
    .returning();
  await track(ctx, "medicalCenter.feedNamesSet", { entityId: medicalCenterId, details: { calendarFeedNames } });
  return medicalCenter!;
}
