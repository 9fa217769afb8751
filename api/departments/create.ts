import { DepartmentInput } from "#rules/inputs/insurance/department.ts";
import { allow } from "../core/access/allow.ts";
import { assertSpecialty } from "../code-lists/assert-specialty.ts";
import type { Ctx } from "../core/context.ts";
import { departments } from "../core/db/tables/departments.ts";
import { parse } from "../core/parse.ts";
import { track } from "../core/track.ts";
import { writePeople } from "./values.ts";

/** Adds a workplace of a specialty of today's list (`specialtyUnknown`), with its people. */
export async function createDepartment(ctx: Ctx, given: unknown) {
  allow(ctx, "medicalCenter:write");
  const { expertise, profileIds } = parse(DepartmentInput, given);
  await assertSpecialty(ctx, expertise);
  const [department] = await ctx.db
    .insert(departments)
    .values({ medicalCenterId: ctx.profile.medicalCenterId, expertise, createdAt: ctx.now() })
    .returning();
  await writePeople(ctx, department!.id, profileIds);
  await track(ctx, "department.created", { entityId: department!.id });
  return department!;
}
