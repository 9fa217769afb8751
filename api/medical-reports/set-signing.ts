import { eq } from "drizzle-orm";
import { allow } from "../allow.ts";
import type { Ctx } from "../context.ts";
import { medicalCenters } from "../db/tables/medical-centers.ts";
import { track } from "../track.ts";

/** Switches on or off that whoever signs a report says their password again. */
export async function setSigningAsksPassword(ctx: Ctx, signingAsksPassword: boolean) {
  allow(ctx, "medicalCenter:write");
  const { medicalCenterId } = ctx.profile;
  const [medicalCenter] = await ctx.db.update(medicalCenters).set({ signingAsksPassword }).where(eq(medicalCenters.id, medicalCenterId)).returning();
  await track(ctx, "medicalCenter.signingSet", { entityId: medicalCenterId, details: { signingAsksPassword } });
  return medicalCenter!;
}
