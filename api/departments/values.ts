import { eq } from "drizzle-orm";
import { assertOwn } from "../core/access/assert-own.ts";
import type { ProfileCtx } from "../core/context.ts";
import { departmentProfiles } from "../core/db/tables/department-profiles.ts";
import { profiles } from "../core/db/tables/profiles.ts";

/** Makes these the people of a department; those of another centre are refused at their field. */
export async function writePeople(ctx: ProfileCtx, departmentId: number, profileIds: readonly number[]) {
  await assertOwn(ctx, "profileIds", profiles, profileIds);
  await ctx.db.delete(departmentProfiles).where(eq(departmentProfiles.departmentId, departmentId));
  if (profileIds.length === 0) return;
  await ctx.db
    .insert(departmentProfiles)
    .values(profileIds.map((profileId) => ({ medicalCenterId: ctx.profile.medicalCenterId, departmentId, profileId })));
}
