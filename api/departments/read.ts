import { asc, eq } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import type { Ctx, ProfileCtx } from "../core/context.ts";
import { departmentProfiles } from "../core/db/tables/department-profiles.ts";
import { departments } from "../core/db/tables/departments.ts";
import { departmentInUse, inUse } from "./scope.ts";

const MOST = 200;

/** The centre's departments by specialty, at most 200. */
export async function listDepartments(ctx: Ctx) {
  allow(ctx, "staff:read");
  return ctx.db
    .select()
    .from(departments)
    .where(inUse(ctx))
    .orderBy(asc(departments.expertise), asc(departments.id))
    .limit(MOST);
}

/** One department of the centre. */
export async function readDepartment(ctx: Ctx, id: number) {
  allow(ctx, "staff:read");
  return departmentInUse(ctx, id);
}

/** The people of a department, by their ids. */
export async function readPeople(ctx: ProfileCtx, departmentId: number): Promise<number[]> {
  const rows = await ctx.db
    .select({ id: departmentProfiles.profileId })
    .from(departmentProfiles)
    .where(eq(departmentProfiles.departmentId, departmentId))
    .orderBy(asc(departmentProfiles.profileId));
  return rows.map(({ id }) => id);
}
