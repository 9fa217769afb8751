import { eq, isNull } from "drizzle-orm";
import type { ProfileCtx } from "../core/context.ts";
import { facilities } from "../core/db/tables/facilities.ts";
import { profiles } from "../core/db/tables/profiles.ts";
import { procedureFacilities } from "../core/db/tables/procedure-facilities.ts";
import { procedureProfiles } from "../core/db/tables/procedure-profiles.ts";
import { assertOwn } from "../core/access/assert-own.ts";

/** The people who give a service, and the rooms and equipment it can take place with. */
export type Relations = { profileIds: number[]; facilityIds: number[] };

/**
 * Refuses people and facilities of other centres. A former colleague may stay among the givers: after coming back, they
 * give it again.
 */
export async function assertRelations(ctx: ProfileCtx, { profileIds, facilityIds }: Relations) {
  await assertOwn(ctx, "profileIds", profiles, profileIds);
  await assertOwn(ctx, "facilityIds", facilities, facilityIds, isNull(facilities.removedAt));
}

export async function readRelations(ctx: ProfileCtx, procedureId: number): Promise<Relations> {
  const givers = await ctx.db
    .select()
    .from(procedureProfiles)
    .where(eq(procedureProfiles.procedureId, procedureId))
    .orderBy(procedureProfiles.profileId);
  const places = await ctx.db
    .select()
    .from(procedureFacilities)
    .where(eq(procedureFacilities.procedureId, procedureId))
    .orderBy(procedureFacilities.facilityId);
  return { profileIds: givers.map((row) => row.profileId), facilityIds: places.map((row) => row.facilityId) };
}

/** Replaces the former rows. */
export async function writeRelations(ctx: ProfileCtx, procedureId: number, { profileIds, facilityIds }: Relations) {
  const common = { medicalCenterId: ctx.profile.medicalCenterId, procedureId };
  await ctx.db.delete(procedureProfiles).where(eq(procedureProfiles.procedureId, procedureId));
  await ctx.db.delete(procedureFacilities).where(eq(procedureFacilities.procedureId, procedureId));
  if (profileIds.length > 0)
    await ctx.db.insert(procedureProfiles).values(profileIds.map((profileId) => ({ ...common, profileId })));
  if (facilityIds.length > 0)
    await ctx.db.insert(procedureFacilities).values(facilityIds.map((facilityId) => ({ ...common, facilityId })));
}
