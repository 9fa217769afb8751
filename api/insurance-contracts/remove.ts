import { allow } from "../access/allow.ts";
import type { Ctx } from "../context.ts";
import { changeOne } from "../db/change-one.ts";
import { insuranceContracts } from "../db/tables/insurance-contracts.ts";
import { Fault } from "../fault.ts";
import { track } from "../track.ts";
import { kept, keptContract } from "./scope.ts";

/** Removes a contract that was entered by mistake; its row stays. */
export async function removeContract(ctx: Ctx, id: number) {
  allow(ctx, "medicalCenter:write");
  const removed = await changeOne(
    ctx.db,
    insuranceContracts,
    await keptContract(ctx, id),
    { removedAt: ctx.now() },
    kept(ctx),
  );
  if (!removed) throw new Fault("stale");
  await track(ctx, "insuranceContract.removed", { entityId: id });
  return removed;
}
