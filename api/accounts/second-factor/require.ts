import { eq } from "drizzle-orm";
import type { SecondFactorDuty } from "#rules/codes.ts";
import { allow } from "../../core/access/allow.ts";
import type { Ctx } from "../../core/context.ts";
import { medicalCenters } from "../../core/db/tables/medical-centers.ts";
import { Fault } from "../../core/fault.ts";
import { track } from "../../core/track.ts";
import { findSecondFactor } from "./scope.ts";

/**
 * Sets at once which people the centre requires a second factor of; only an administrator who has one can require it of
 * others.
 */
export async function requireSecondFactor(ctx: Ctx, secondFactorDuty: SecondFactorDuty) {
  allow(ctx, "medicalCenter:write");
  if (secondFactorDuty !== "NOBODY" && !(await findSecondFactor(ctx, ctx.session.userId)))
    throw new Fault("secondFactorFirst");
  const { medicalCenterId } = ctx.profile;
  const [medicalCenter] = await ctx.db
    .update(medicalCenters)
    .set({ secondFactorDuty, secondFactorFrom: null })
    .where(eq(medicalCenters.id, medicalCenterId))
    .returning();
  await track(ctx, "medicalCenter.secondFactorSet", { entityId: medicalCenterId, details: { secondFactorDuty } });
  return medicalCenter!;
}
