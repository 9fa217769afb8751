import { eq } from "drizzle-orm";
import { allow } from "../../access/allow.ts";
import type { Ctx } from "../../context.ts";
import { medicalCenters } from "../../db/tables/medical-centers.ts";
import { track } from "../../track.ts";

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
