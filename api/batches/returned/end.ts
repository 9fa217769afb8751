import { eq } from "drizzle-orm";
import { ReturnedOutcomeInput } from "#rules/inputs/insurance/returned-documents.ts";
import { allow } from "../../core/access/allow.ts";
import { insuredPeople } from "../../coding/insured-people.ts";
import type { Ctx, ProfileCtx } from "../../core/context.ts";
import { patientAttendances } from "../../core/db/tables/patient-attendances.ts";
import { Fault, fieldFault } from "../../core/fault.ts";
import { parse } from "../../core/parse.ts";
import { disallowReturned } from "../disallowances/disallow-returned.ts";
import { lockBatch } from "../lock-batch.ts";
import { wholeBatch } from "../scope.ts";
import { setOutcome } from "./set-outcome.ts";
import { findReturned, type Returned } from "./read.ts";

/**
 * Ends a returned document: its visits are to be billed again, to the same insurer with another number (only of one
 * that was canceled, `outcomeOfOther`) or to another one (the card names it by the day of care, `sameInsurer`), or it
 * is written off with a reason. Its price is not recognised any more. Based on its version (`stale`); of one that has
 * ended `returnedEnded`.
 */
export async function endReturned(ctx: Ctx, which: { id: number; version: number }, given: unknown): Promise<Returned> {
  allow(ctx, "insurer:bill");
  const seen = await findReturned(ctx, which.id);
  const { outcome, outcomeReason: reason } = parse(ReturnedOutcomeInput, given);
  const { id, version } = await wholeBatch(ctx, seen.document.batchId);
  const batch = await lockBatch(ctx, { id, version });
  const returned = await findReturned(ctx, which.id);
  if (returned.outcome !== null) throw new Fault("returnedEnded");
  if (returned.version !== which.version) throw new Fault("stale");
  if (outcome === "BILLED_AGAIN" && returned.kind !== "CANCELED") throw fieldFault("outcome", "outcomeOfOther");
  if (outcome === "OTHER_INSURER") await assertOtherInsurer(ctx, returned);
  if (outcome !== "WRITTEN_OFF")
    await ctx.db
      .update(patientAttendances)
      .set({ billedDocumentId: null })
      .where(eq(patientAttendances.billedDocumentId, returned.document.id));
  await setOutcome(ctx, [returned], { outcome, reason });
  await disallowReturned(ctx, batch, [returned]);
  return findReturned(ctx, which.id);
}

/** Refuses while the card names the insurer of the document on a day of its care, which would be billed again (`sameInsurer`). */
async function assertOtherInsurer(ctx: ProfileCtx, { document: { patientCardId, content } }: Returned) {
  const people = await insuredPeople(ctx, [patientCardId]);
  const isSame = content.rows.some(({ day }) => people.on(patientCardId, day)?.insurer === content.insurer);
  if (isSame) throw fieldFault("outcome", "sameInsurer");
}
