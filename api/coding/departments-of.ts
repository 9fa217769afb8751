import { and, asc, eq, exists, isNull, type SQL } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import type { Ctx, ProfileCtx } from "../core/context.ts";
import { departmentProfiles } from "../core/db/tables/department-profiles.ts";
import { departments } from "../core/db/tables/departments.ts";
import { insuranceConfigs } from "../core/db/tables/insurance-configs.ts";

/** The departments that a person works in, by specialty. */
export const departmentsOf = (ctx: ProfileCtx, profileId: number, which?: SQL) =>
  ctx.db
    .select({ id: departments.id, expertise: departments.expertise })
    .from(departmentProfiles)
    .innerJoin(departments, and(eq(departments.id, departmentProfiles.departmentId), isNull(departments.removedAt)))
    .where(
      and(
        eq(departmentProfiles.profileId, profileId),
        eq(departments.medicalCenterId, ctx.profile.medicalCenterId),
        which,
      ),
    )
    .orderBy(asc(departments.expertise), asc(departments.id));

/** A row of a centre that bills insurers. */
const billing = ({ db, profile }: ProfileCtx) =>
  db
    .select({ id: insuranceConfigs.id })
    .from(insuranceConfigs)
    .where(and(eq(insuranceConfigs.medicalCenterId, profile.medicalCenterId), eq(insuranceConfigs.active, true)));

/** The departments by which the caller codes care; none where the centre does not bill insurers. */
export async function myDepartments(ctx: Ctx) {
  allow(ctx, "medicalReport:write");
  return departmentsOf(ctx, ctx.profile.id, exists(billing(ctx)));
}
