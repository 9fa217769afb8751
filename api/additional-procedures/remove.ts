import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { changeOne } from "../core/db/change-one.ts";
import { additionalProcedures } from "../core/db/tables/additional-procedures.ts";
import { Fault } from "../core/fault.ts";
import { track } from "../core/track.ts";
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
