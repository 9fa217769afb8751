import { eq } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { changeOne } from "../core/db/change-one.ts";
import { batches } from "../core/db/tables/batches.ts";
import { insuranceContracts } from "../core/db/tables/insurance-contracts.ts";
import { Fault } from "../core/fault.ts";
import { track } from "../core/track.ts";
import { kept, keptContract } from "./scope.ts";

/** Removes a contract that was entered by mistake; its row stays. One that batches were made by ends by a day (`contractUsed`). */
export async function removeContract(ctx: Ctx, id: number) {
  allow(ctx, "medicalCenter:write");
  if ((await ctx.db.$count(batches, eq(batches.contractId, id))) > 0) throw new Fault("contractUsed");
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
