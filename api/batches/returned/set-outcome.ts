import { and, isNull, sql } from "drizzle-orm";
import type { ReturnedOutcome } from "#rules/codes.ts";
import type { ProfileCtx } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { returnedDocuments } from "../../core/db/tables/returned-documents.ts";
import { Fault } from "../../core/fault.ts";
import { trackEach } from "../../core/track.ts";
import type { Returned } from "./read.ts";

/** Ends open returned documents. Refused (`returnedEnded`) where one has ended since. */
export async function setOutcome(
  ctx: ProfileCtx,
  open: readonly Returned[],
  { outcome, reason }: { outcome: ReturnedOutcome; reason: string | null },
) {
  const ids = open.map(({ id }) => id);
  const rows = await ctx.db
    .update(returnedDocuments)
    .set({
      outcome,
      outcomeReason: reason,
      outcomeAt: ctx.now(),
      outcomeBy: ctx.profile.id,
      version: sql`${returnedDocuments.version} + 1`,
    })
    .where(and(anyOf(returnedDocuments.id, ids), isNull(returnedDocuments.outcome)))
    .returning({ id: returnedDocuments.id });
  if (rows.length < ids.length) throw new Fault("returnedEnded");
  await trackEach(
    ctx,
    "batchDocument.ended",
    open.map(({ document: { id: entityId, patientCardId } }) => ({ entityId, patientCardId, details: { outcome } })),
  );
}
