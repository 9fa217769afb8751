import { isNull } from "drizzle-orm";
import { allow } from "../../core/access/allow.ts";
import type { Ctx } from "../../core/context.ts";
import { changeOne } from "../../core/db/change-one.ts";
import { returnedDocuments } from "../../core/db/tables/returned-documents.ts";
import { Fault } from "../../core/fault.ts";
import { track } from "../../core/track.ts";
import { findReturned, type Returned } from "./read.ts";

/** Hands an open returned document to the authors of its reports, or takes it from their work. Based on its version (`stale`). */
export async function handOver(
  ctx: Ctx,
  which: { id: number; version: number },
  forAuthor: boolean,
): Promise<Returned> {
  allow(ctx, "insurer:bill");
  const { document, outcome } = await findReturned(ctx, which.id);
  if (outcome !== null) throw new Fault("returnedEnded");
  const changed = await changeOne(ctx.db, returnedDocuments, which, { forAuthor }, isNull(returnedDocuments.outcome));
  if (!changed) throw new Fault("stale");
  const { id: entityId, patientCardId } = document;
  await track(ctx, "batchDocument.handedOver", { entityId, patientCardId, details: { forAuthor } });
  return findReturned(ctx, which.id);
}
