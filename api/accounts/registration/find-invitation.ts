import { and, eq, isNull } from "drizzle-orm";
import { bind, type Ctx } from "../../core/context.ts";
import { medicalCenters } from "../../core/db/tables/medical-centers.ts";
import { profiles } from "../../core/db/tables/profiles.ts";
import type { AccountToken } from "./usable-token.ts";

export type ProfileInCenter = {
  profile: typeof profiles.$inferSelect;
  medicalCenter: typeof medicalCenters.$inferSelect;
};

/**
 * The profile that an invitation's token offers, while it is not accepted; the token gives access to its medical
 * centre.
 */
export async function findInvitation(ctx: Ctx, token: AccountToken): Promise<ProfileInCenter | undefined> {
  const { profileId, medicalCenterId } = token;
  if (profileId === null || medicalCenterId === null) return undefined;
  return ctx.db.transaction(async (db) => {
    await bind(db, null, medicalCenterId);
    const [place] = await db
      .select({ profile: profiles, medicalCenter: medicalCenters })
      .from(profiles)
      .innerJoin(medicalCenters, eq(medicalCenters.id, profiles.medicalCenterId))
      .where(and(eq(profiles.id, profileId), isNull(profiles.userId), isNull(profiles.deactivatedAt)));
    return place;
  });
}
