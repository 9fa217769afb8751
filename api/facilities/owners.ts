import { eq } from "drizzle-orm";
import type { ProfileCtx } from "../core/context.ts";
import { facilityProfiles } from "../core/db/tables/facility-profiles.ts";

/** The owners of a facility. */
export async function readOwners(ctx: ProfileCtx, facilityId: number): Promise<number[]> {
  const rows = await ctx.db
    .select()
    .from(facilityProfiles)
    .where(eq(facilityProfiles.facilityId, facilityId))
    .orderBy(facilityProfiles.profileId);
  return rows.map((row) => row.profileId);
}

/** Makes it theirs alone. */
export async function writeOwners(ctx: ProfileCtx, facilityId: number, profileIds: number[]) {
  await ctx.db.delete(facilityProfiles).where(eq(facilityProfiles.facilityId, facilityId));
  if (profileIds.length === 0) return;
  await ctx.db
    .insert(facilityProfiles)
    .values(profileIds.map((profileId) => ({ medicalCenterId: ctx.profile.medicalCenterId, facilityId, profileId })));
}
