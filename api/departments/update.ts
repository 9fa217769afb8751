import { DepartmentInput } from "#rules/inputs/insurance/department.ts";
import { allow } from "../core/access/allow.ts";
import { changedFields } from "../core/changed-fields.ts";
import { assertSpecialty } from "../code-lists/assert-specialty.ts";
import type { Ctx } from "../core/context.ts";
import { changeOne } from "../core/db/change-one.ts";
import { departments } from "../core/db/tables/departments.ts";
import { Fault } from "../core/fault.ts";
import { parse } from "../core/parse.ts";
import { track } from "../core/track.ts";
import { readPeople } from "./read.ts";
import { departmentInUse, inUse } from "./scope.ts";
import { writePeople } from "./values.ts";

/** Changes the given fields of a department, based on its version; omitted ones stay. */
export async function updateDepartment(ctx: Ctx, { id, version }: { id: number; version: number }, change: object) {
  allow(ctx, "medicalCenter:write");
  const { expertise } = await departmentInUse(ctx, id);
  const known = { expertise, profileIds: await readPeople(ctx, id) };
  const input = parse(DepartmentInput, { ...known, ...change });
  if (input.expertise !== expertise) await assertSpecialty(ctx, input.expertise);
  const after = await changeOne(ctx.db, departments, { id, version }, { expertise: input.expertise }, inUse(ctx));
  if (!after) throw new Fault("stale");
  await writePeople(ctx, id, input.profileIds);
  await track(ctx, "department.updated", { entityId: id, details: { fields: changedFields(known, input) } });
  return after;
}
