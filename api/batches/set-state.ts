import type { BatchState } from "#rules/codes.ts";
import { allow } from "../access/allow.ts";
import type { Ctx } from "../context.ts";
import { changeOne } from "../db/change-one.ts";
import { batches } from "../db/tables/batches.ts";
import { Fault } from "../fault.ts";
import { track } from "../track.ts";
import { whole, wholeBatch, type Batch } from "./scope.ts";

type Known = { id: number; version: number };

/** Sets how far a batch is, based on its version: any state follows any other, since mistakes are undone the same way. */
export async function setBatchState(ctx: Ctx, { id, version }: Known, state: BatchState): Promise<Batch> {
  allow(ctx, "insurer:bill");
  const before = await wholeBatch(ctx, id);
  const after = await changeOne(ctx.db, batches, { id, version }, { state, stateAt: ctx.now() }, whole(ctx));
  if (!after) throw new Fault("stale");
  await track(ctx, "batch.stateSet", { entityId: id, details: { from: before.state, to: state } });
  return after;
}
