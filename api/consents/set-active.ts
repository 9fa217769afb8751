import { eq } from "drizzle-orm";
import { allow } from "../access/allow.ts";
import type { Ctx } from "../context.ts";
import { medicalCenters } from "../db/tables/medical-centers.ts";
import { track } from "../track.ts";

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
