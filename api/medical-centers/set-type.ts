import { eq } from "drizzle-orm";
import type { MedicalCenterType } from "#rules/codes.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { changeOne } from "../core/db/change-one.ts";
import { medicalCenters } from "../core/db/tables/medical-centers.ts";
import { Fault } from "../core/fault.ts";
import { setInsuranceActive } from "../insurance/update.ts";
import { track } from "../core/track.ts";

/**
 * Says whether the own centre provides health services. One that does not bills no insurers: they are switched off.
 * Services and what was issued stay as they are.
 */
export async function setCenterType(ctx: Ctx, type: MedicalCenterType) {
  allow(ctx, "medicalCenter:write");
  const ofMine = eq(medicalCenters.id, ctx.profile.medicalCenterId);
  const [before] = await ctx.db.select().from(medicalCenters).where(ofMine).for("no key update");
  if (before!.type === type) return before!;
  const after = await changeOne(ctx.db, medicalCenters, before!, { type, updatedAt: ctx.now() });
  if (!after) throw new Fault("stale");
  await track(ctx, "medicalCenter.typeSet", { entityId: after.id, details: { type } });
  if (type === "OTHER") await setInsuranceActive(ctx, false);
  return after;
}
