import { and, eq } from "drizzle-orm";
import type { ProfileCtx } from "../core/context.ts";
import { medicalCenters } from "../core/db/tables/medical-centers.ts";
import { Fault } from "../core/fault.ts";

/** Serves the own centre's logo to its staff; a replaced one is not found. */
export async function openLogo(ctx: ProfileCtx, fileId: number): Promise<void> {
  const shown = and(eq(medicalCenters.id, ctx.profile.medicalCenterId), eq(medicalCenters.logoId, fileId));
  if ((await ctx.db.$count(medicalCenters, shown)) === 0) throw new Fault("notFound");
}
