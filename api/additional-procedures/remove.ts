import { allow } from "../access/allow.ts";
import type { Ctx } from "../context.ts";
import { changeOne } from "../db/change-one.ts";
import { additionalProcedures } from "../db/tables/additional-procedures.ts";
import { Fault } from "../fault.ts";
import { track } from "../track.ts";
import { sold, soldProcedure } from "./scope.ts";

/** Removes a service or a product from sale. Its row stays: payments continue to show what was paid for. */
export async function removeAdditionalProcedure(ctx: Ctx, id: number) {
  allow(ctx, "medicalCenter:write");
  const removed = await changeOne(
    ctx.db,
    additionalProcedures,
    await soldProcedure(ctx, id),
    { removedAt: ctx.now() },
    sold(ctx),
  );
  if (!removed) throw new Fault("stale");
  await track(ctx, "additionalProcedure.removed", { entityId: id });
  return removed;
}
