import type { ProfileCtx } from "../core/context.ts";
import { changeOne } from "../core/db/change-one.ts";
import { batches } from "../core/db/tables/batches.ts";
import { Fault } from "../core/fault.ts";
import { whole, wholeBatch, type Batch } from "./scope.ts";

/** A batch whose version goes up, from the one that the change is based on; it is locked until the transaction ends. */
export async function lockBatch(ctx: ProfileCtx, { id, version }: { id: number; version: number }): Promise<Batch> {
  await wholeBatch(ctx, id);
  const batch = await changeOne(ctx.db, batches, { id, version }, {}, whole(ctx));
  if (!batch) throw new Fault("stale");
  return batch;
}
