import { recognisedOf } from "#rules/insurance/batches/recognised-of.ts";
import { owedOf } from "#rules/payments/owed-of.ts";
import type { ProfileCtx } from "../../core/context.ts";
import { batchDisallowances } from "../../core/db/tables/batch-disallowances.ts";
import { track } from "../../core/track.ts";
import type { Batch } from "../scope.ts";
import { lockAskingIfAny } from "./asking.ts";
import { disallow } from "./disallow.ts";
import { listDisallowances } from "./list.ts";

type Returned = { id: number; reason: string | null; document: { documentId: number; price: number } };

/**
 * Writes down that an insurer does not pay returned documents of a locked batch, once their outcome says so: each with
 * its price, as far as it is recognised and owed still. Money that was paid stays paid.
 */
export async function disallowReturned(ctx: ProfileCtx, batch: Batch, returned: readonly Returned[]): Promise<void> {
  const payment = await lockAskingIfAny(ctx, batch.id);
  if (!payment) return;
  let left = Math.min(recognisedOf(batch.price, await listDisallowances(ctx, [batch.id])), owedOf(payment));
  const { medicalCenterId, id: createdBy } = ctx.profile;
  const rows = returned.flatMap(({ id: returnedDocumentId, reason, document: { documentId, price } }) => {
    const amount = Math.min(price, left);
    left -= amount;
    const said = [`Doklad ${documentId}`, reason].filter(Boolean).join(": ");
    const row = { medicalCenterId, batchId: batch.id, returnedDocumentId, kind: "REFUSED" as const, amount };
    return amount > 0 ? [{ ...row, reason: said, createdAt: ctx.now(), createdBy }] : [];
  });
  if (rows.length === 0) return;
  await ctx.db.insert(batchDisallowances).values(rows);
  const amount = rows.reduce((sum, row) => sum + row.amount, 0);
  await disallow(ctx, payment, amount);
  await track(ctx, "batch.disallowed", { entityId: batch.id, details: { kind: "REFUSED", amount } });
}
