import { and, eq, isNull } from "drizzle-orm";
import { allow } from "../../core/access/allow.ts";
import type { Ctx } from "../../core/context.ts";
import { returnedDocuments } from "../../core/db/tables/returned-documents.ts";
import { Fault } from "../../core/fault.ts";
import { track } from "../../core/track.ts";
import { findReturned } from "./read.ts";

/** Removes a returned document that was a mistake; one that has ended stays (`returnedEnded`). Based on its version (`stale`). */
export async function removeReturned(ctx: Ctx, { id, version }: { id: number; version: number }): Promise<true> {
  allow(ctx, "insurer:bill");
  const { document, outcome } = await findReturned(ctx, id);
  if (outcome !== null) throw new Fault("returnedEnded");
  const gone = await ctx.db
    .delete(returnedDocuments)
    .where(and(eq(returnedDocuments.id, id), eq(returnedDocuments.version, version), isNull(returnedDocuments.outcome)))
    .returning({ id: returnedDocuments.id });
  if (gone.length === 0) throw new Fault("stale");
  await track(ctx, "batchDocument.returnRemoved", { entityId: document.id, patientCardId: document.patientCardId });
  return true;
}
