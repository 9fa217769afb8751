import { and, eq } from "drizzle-orm";
import type { ProfileCtx } from "../context.ts";
import { medicalCenters } from "../db/tables/medical-centers.ts";
import { Fault } from "../fault.ts";

/** Lets the bytes of the own centre's logo out to whoever works there; one that was replaced is not there any more. */
export async function openLogo(ctx: ProfileCtx, fileId: number): Promise<void> {
  const shown = and(eq(medicalCenters.id, ctx.profile.medicalCenterId), eq(medicalCenters.logoId, fileId));
  if ((await ctx.db.$count(medicalCenters, shown)) === 0) throw new Fault("notFound");
}
