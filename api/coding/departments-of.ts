import { and, asc, eq, isNull } from "drizzle-orm";
import { allow } from "../access/allow.ts";
import type { Ctx, ProfileCtx } from "../context.ts";
import { departmentProfiles } from "../db/tables/department-profiles.ts";
import { departments } from "../db/tables/departments.ts";
import { readInsuranceConfig } from "../insurance/config.ts";

/** The departments that a person works in, by specialty. */
export const departmentsOf = (ctx: ProfileCtx, profileId: number) =>
  ctx.db
    .select({ id: departments.id, expertise: departments.expertise })
    .from(departmentProfiles)
    .innerJoin(departments, and(eq(departments.id, departmentProfiles.departmentId), isNull(departments.removedAt)))
    .where(
      and(eq(departmentProfiles.profileId, profileId), eq(departments.medicalCenterId, ctx.profile.medicalCenterId)),
    )
    .orderBy(asc(departments.expertise), asc(departments.id));

/** The departments by which the caller codes care; none where the centre does not bill insurers. */
export async function myDepartments(ctx: Ctx) {
  allow(ctx, "medicalReport:write");
  return (await readInsuranceConfig(ctx)).active ? departmentsOf(ctx, ctx.profile.id) : [];
}
