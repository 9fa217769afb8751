import { eq } from "drizzle-orm";
import { allow } from "../../core/access/allow.ts";
import type { Ctx } from "../../core/context.ts";
import { medicalCenters } from "../../core/db/tables/medical-centers.ts";
import { track } from "../../core/track.ts";

/** Switches asking for consents by e-mail on or off; links that were sent go on working. */
export async function setConsentByEmail(ctx: Ctx, gdprConsentByEmail: boolean) {
  allow(ctx, "medicalCenter:write");
  const { medicalCenterId } = ctx.profile;
  const [medicalCenter] = await ctx.db
    .update(medicalCenters)
    .set({ gdprConsentByEmail })
    .where(eq(medicalCenters.id, medicalCenterId))
    .returning();
  await track(ctx, "medicalCenter.gdprSet", { entityId: medicalCenterId, details: { gdprConsentByEmail } });
  return medicalCenter!;
}
