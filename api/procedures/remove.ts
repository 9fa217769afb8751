import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { changeOne } from "../core/db/change-one.ts";
import { procedures } from "../core/db/tables/procedures.ts";
import { Fault } from "../core/fault.ts";
import { track } from "../core/track.ts";
import { offered } from "./scope.ts";
import { offeredProcedure } from "./offered-procedure.ts";

/** Offers a service no more. Its row stays: events, past and coming, go on showing its name and colour. */
export async function removeProcedure(ctx: Ctx, id: number) {
  allow(ctx, "medicalCenter:write");
  const removed = await changeOne(
    ctx.db,
    procedures,
    await offeredProcedure(ctx, id),
    { removedAt: ctx.now() },
    offered(ctx),
  );
  if (!removed) throw new Fault("stale");
  await track(ctx, "procedure.removed", { entityId: id });
  return removed;
}
