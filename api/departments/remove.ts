import { and, eq, isNull } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { changeOne } from "../core/db/change-one.ts";
import { departments } from "../core/db/tables/departments.ts";
import { insuranceContracts } from "../core/db/tables/insurance-contracts.ts";
import { Fault } from "../core/fault.ts";
import { track } from "../core/track.ts";
import { departmentInUse, inUse } from "./scope.ts";

/** Retires a department. Refused while it has contracts (`departmentInUse`), also ended ones: care was billed by them. */
export async function removeDepartment(ctx: Ctx, id: number) {
  allow(ctx, "medicalCenter:write");
  // The row is locked before contracts are looked for: none is made in between.
  const removed = await changeOne(
    ctx.db,
    departments,
    await departmentInUse(ctx, id),
    { removedAt: ctx.now() },
    inUse(ctx),
  );
  if (!removed) throw new Fault("stale");
  const [contract] = await ctx.db
    .select({ id: insuranceContracts.id })
    .from(insuranceContracts)
    .where(and(eq(insuranceContracts.departmentId, id), isNull(insuranceContracts.removedAt)))
    .limit(1);
  if (contract) throw new Fault("departmentInUse");
  await track(ctx, "department.removed", { entityId: id });
  return removed;
}
