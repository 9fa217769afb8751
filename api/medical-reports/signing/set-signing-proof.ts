import { eq } from "drizzle-orm";
import type { SigningProof } from "#rules/codes.ts";
import { allow } from "../../core/access/allow.ts";
import type { Ctx } from "../../core/context.ts";
import { medicalCenters } from "../../core/db/tables/medical-centers.ts";
import { Fault } from "../../core/fault.ts";
import { readSecondFactor } from "../../accounts/second-factor/read.ts";
import { track } from "../../core/track.ts";

/** Sets the authentication that signing requires; choosing a code requires a second factor of one's own. */
export async function setSigningProof(ctx: Ctx, signingProof: SigningProof) {
  allow(ctx, "medicalCenter:write");
  if (signingProof === "CODE" && !(await readSecondFactor(ctx)).since) throw new Fault("secondFactorFirst");
  const { medicalCenterId } = ctx.profile;
  const [medicalCenter] = await ctx.db
    .update(medicalCenters)
    .set({ signingProof })
    .where(eq(medicalCenters.id, medicalCenterId))
    .returning();
  await track(ctx, "medicalCenter.signingSet", { entityId: medicalCenterId, details: { signingProof } });
  return medicalCenter!;
}
