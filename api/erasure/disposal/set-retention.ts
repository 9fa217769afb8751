import { eq } from "drizzle-orm";
import { RetentionInput } from "#rules/inputs/patients/erasure.ts";
import { allow } from "../../core/access/allow.ts";
import type { Ctx } from "../../core/context.ts";
import { medicalCenters } from "../../core/db/tables/medical-centers.ts";
import { parse } from "../../core/parse.ts";
import { track } from "../../core/track.ts";

/** Sets the centre's years of retention: at least as many as the law requires. */
export async function setRetention(ctx: Ctx, input: unknown) {
  allow(ctx, "medicalCenter:write");
  const { medicalCenterId } = ctx.profile;
  const { years: retentionYears } = parse(RetentionInput, input);
  const [medicalCenter] = await ctx.db
    .update(medicalCenters)
    .set({ retentionYears })
    .where(eq(medicalCenters.id, medicalCenterId))
    .returning();
  await track(ctx, "medicalCenter.retentionSet", { entityId: medicalCenterId, details: { retentionYears } });
  return medicalCenter!;
}
