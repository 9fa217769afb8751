import { eq } from "drizzle-orm";
import type { BatchState } from "#rules/codes.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx, ProfileCtx } from "../core/context.ts";
import { changeOne } from "../core/db/change-one.ts";
import { batchDisallowances } from "../core/db/tables/batch-disallowances.ts";
import { batchDocuments } from "../core/db/tables/batch-documents.ts";
import { batches } from "../core/db/tables/batches.ts";
import { returnedDocuments } from "../core/db/tables/returned-documents.ts";
import { Fault } from "../core/fault.ts";
import { track } from "../core/track.ts";
import { whole, wholeBatch, type Batch } from "./scope.ts";

type Known = { id: number; version: number };

/**
 * Sets how far a batch is, based on its version: any state follows any other, since mistakes are undone the same way.
 * Refused is that one was not handed over of which documents came back or something was disallowed (`batchSent`).
 */
export async function setBatchState(ctx: Ctx, { id, version }: Known, state: BatchState): Promise<Batch> {
  allow(ctx, "insurer:bill");
  const before = await wholeBatch(ctx, id);
  if (state === "MADE" && (await isAnswered(ctx, id))) throw new Fault("batchSent");
  const after = await changeOne(ctx.db, batches, { id, version }, { state, stateAt: ctx.now() }, whole(ctx));
  if (!after) throw new Fault("stale");
  await track(ctx, "batch.stateSet", { entityId: id, details: { from: before.state, to: state } });
  return after;
}

/** Whether the insurer has answered a batch: documents came back, or something was disallowed of it. */
export async function isAnswered({ db }: ProfileCtx, id: number): Promise<boolean> {
  const disallowed = await db.$count(batchDisallowances, eq(batchDisallowances.batchId, id));
  const returned = db
    .select({ id: returnedDocuments.id })
    .from(returnedDocuments)
    .innerJoin(batchDocuments, eq(batchDocuments.id, returnedDocuments.documentId))
    .where(eq(batchDocuments.batchId, id));
  return disallowed > 0 || (await db.$count(returned.as("returned"))) > 0;
}
