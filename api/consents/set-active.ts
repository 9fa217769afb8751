import { eq } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { medicalCenters } from "../core/db/tables/medical-centers.ts";
import { track } from "../core/track.ts";

/** Switches requests for consents on or off; existing consents stay. */
export async function setGdprActive(ctx: Ctx, gdprActive: boolean) {
  allow(ctx, "medicalCenter:write");
  const { medicalCenterId } = ctx.profile;
  const [medicalCenter] = await ctx.db
    .update(medicalCenters)
    .set({ gdprActive })
    .where(eq(medicalCenters.id, medicalCenterId))
    .returning();
  await track(ctx, "medicalCenter.gdprSet", { entityId: medicalCenterId, details: { gdprActive } });
  return medicalCenter!;
}
