import { eq } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { medicalCenters } from "../core/db/tables/medical-centers.ts";

/** The own medical centre. */
export async function readMedicalCenter(ctx: Ctx) {
  allow(ctx, "staff:read");
  const [center] = await ctx.db.select().from(medicalCenters).where(eq(medicalCenters.id, ctx.profile.medicalCenterId));
  return center!;
}
