import { allow } from "../../core/access/allow.ts";
import type { Ctx } from "../../core/context.ts";
import { changeOne } from "../../core/db/change-one.ts";
import { returnedDocuments } from "../../core/db/tables/returned-documents.ts";
import { Fault } from "../../core/fault.ts";
import { track } from "../../core/track.ts";
import { takeReturnedBack } from "../disallowances/take-returned-back.ts";
import { lockBatch } from "../lock-batch.ts";
import { wholeBatch } from "../scope.ts";
import { lockVisitsOf, putVisitsBack } from "./put-visits-back.ts";
import { findReturned, type Returned } from "./read.ts";

/**
 * Takes the outcome of a returned document back: it is open again, it bills its visits, and its price is recognised.
 * Refused of a corrected one, whose correcting batch would have to go (`returnedCorrected`), and where a visit was
 * billed again or changed since (`visitChanged`). Based on its version (`stale`).
 */
export async function reopenReturned(ctx: Ctx, which: { id: number; version: number }): Promise<Returned> {
  allow(ctx, "insurer:bill");
  const { document, outcome } = await findReturned(ctx, which.id);
  const { id, version } = await wholeBatch(ctx, document.batchId);
  await lockBatch(ctx, { id, version });
  if (outcome === "CORRECTED") throw new Fault("returnedCorrected");
  const open = { outcome: null, outcomeReason: null, outcomeAt: null, outcomeBy: null };
  if (!(await changeOne(ctx.db, returnedDocuments, which, open))) throw new Fault("stale");
  if (outcome !== "WRITTEN_OFF") {
    const visits = await lockVisitsOf(ctx, [document.id]);
    const isChanged = visits.some(
      ({ billedDocumentId, state, onFtVoucher, onInsurer }) =>
        billedDocumentId !== null || state !== "PRESENT" || !(onFtVoucher || onInsurer),
    );
    if (isChanged) throw new Fault("visitChanged");
    await putVisitsBack(ctx, [document.id]);
  }
  await takeReturnedBack(ctx, id, [which.id]);
  await track(ctx, "batchDocument.reopened", { entityId: document.id, patientCardId: document.patientCardId });
  return findReturned(ctx, which.id);
}
