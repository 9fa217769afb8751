import { eq } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { medicalCenters } from "../core/db/tables/medical-centers.ts";
import { track } from "../core/track.ts";

/** Takes the first steps off the calendar of the centre's administrators; a second time changes nothing. */
export async function closeFirstSteps(ctx: Ctx) {
  allow(ctx, "medicalCenter:write");
  const id = ctx.profile.medicalCenterId;
  const [center] = await ctx.db
    .update(medicalCenters)
    .set({ firstStepsSince: null })
    .where(eq(medicalCenters.id, id))
    .returning();
  await track(ctx, "medicalCenter.firstStepsClosed", { entityId: id });
  return center!;
}
