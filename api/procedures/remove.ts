import { allow } from "../access/allow.ts";
import type { Ctx } from "../context.ts";
import { changeOne } from "../db/change-one.ts";
import { procedures } from "../db/tables/procedures.ts";
import { Fault } from "../fault.ts";
import { track } from "../track.ts";
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
