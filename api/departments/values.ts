import { eq } from "drizzle-orm";
import { assertOwn } from "../access/assert-own.ts";
import { listSpecialties } from "../code-lists/on-day.ts";
import type { ProfileCtx } from "../context.ts";
import { departmentProfiles } from "../db/tables/department-profiles.ts";
import { profiles } from "../db/tables/profiles.ts";
import { fieldFault } from "../fault.ts";

/** Refuses a specialty that today's list lacks; where there is no list, its shape is enough. */
export async function assertSpecialty(ctx: ProfileCtx, expertise: string) {
  const known = await listSpecialties(ctx);
  if (known.length > 0 && !known.some(({ code }) => code === expertise))
    throw fieldFault("expertise", "specialtyUnknown");
}

/** Makes these the people of a department; those of another centre are refused at their field. */
export async function writePeople(ctx: ProfileCtx, departmentId: number, profileIds: readonly number[]) {
  await assertOwn(ctx, "profileIds", profiles, profileIds);
  await ctx.db.delete(departmentProfiles).where(eq(departmentProfiles.departmentId, departmentId));
  if (profileIds.length === 0) return;
  await ctx.db
    .insert(departmentProfiles)
    .values(profileIds.map((profileId) => ({ medicalCenterId: ctx.profile.medicalCenterId, departmentId, profileId })));
}
