import { eq } from "drizzle-orm";
import { allow } from "../allow.ts";
import type { Ctx } from "../context.ts";
import { medicalCenters } from "../db/tables/medical-centers.ts";
import { Fault } from "../fault.ts";
import { track } from "../track.ts";
import { secondFactorOf } from "./scope.ts";

/** Switches on or off that whoever works in the centre must have a second factor; who requires it has it. */
export async function requireSecondFactor(ctx: Ctx, secondFactorRequired: boolean) {
  allow(ctx, "medicalCenter:write");
  if (secondFactorRequired && !(await secondFactorOf(ctx, ctx.session.userId))) throw new Fault("secondFactorFirst");
  const { medicalCenterId } = ctx.profile;
  const [medicalCenter] = await ctx.db.update(medicalCenters).set({ secondFactorRequired }).where(eq(medicalCenters.id, medicalCenterId)).returning();
  await track(ctx, "medicalCenter.secondFactorSet", { entityId: medicalCenterId, details: { secondFactorRequired } });
  return medicalCenter!;
}
