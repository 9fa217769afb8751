import { and, asc, eq, getTableColumns, ne, sql } from "drizzle-orm";
import type { ProfileCtx } from "../core/context.ts";
import { batchPayments } from "../core/db/tables/batch-payments.ts";
import { batches } from "../core/db/tables/batches.ts";
import { insurerPayments } from "../core/db/tables/insurer-payments.ts";
import { payments } from "../core/db/tables/payments.ts";
import { track } from "../core/track.ts";
import { askInsurer, lineOf } from "./ask-insurer.ts";
import { giveBackInvoice } from "./give-back.ts";
import { liveInvoice } from "./live-invoices.ts";
import { obstacleToInvoices } from "./obstacle.ts";

/**
 * Takes a batch that is removed out of what its insurer is asked for: its invoice is given back, and what else it asked
 * for has another one, unless the centre can issue none now. Numbers of invoices have no gaps, so that none is given
 * twice.
 */
export async function takeOutOfInvoice(
  ctx: ProfileCtx,
  batch: { id: number; sequenceId: number; runId: number; insurer: string },
) {
  const [asked] = await ctx.db
    .select({ of: insurerPayments })
    .from(batchPayments)
    .innerJoin(insurerPayments, eq(insurerPayments.paymentId, batchPayments.paymentId))
    .innerJoin(payments, eq(payments.id, batchPayments.paymentId))
    .where(eq(batchPayments.batchId, batch.id))
    .for("update", { of: payments });
  if (!asked) return;
  const { runId, insurer } = batch;
  const { paymentId, contractId, insuranceVariant, month } = asked.of;
  const reason = `Dávka ${batch.sequenceId} je zrušena.`;
  await giveBackInvoice(ctx, (await liveInvoice(ctx, paymentId))!, reason);
  await ctx.db
    .update(payments)
    .set({
      canceledAt: ctx.now(),
      cancelCause: "CANCELED",
      cancelReason: reason,
      version: sql`${payments.version} + 1`,
    })
    .where(eq(payments.id, paymentId));
  await track(ctx, "payment.canceled", { entityId: paymentId });
  const rest = await ctx.db
    .select(getTableColumns(batches))
    .from(batchPayments)
    .innerJoin(batches, eq(batches.id, batchPayments.batchId))
    .where(and(eq(batchPayments.paymentId, paymentId), ne(batches.id, batch.id)))
    .orderBy(asc(batches.id));
  await ctx.db.delete(batchPayments).where(eq(batchPayments.paymentId, paymentId));
  if (rest.length === 0 || (await obstacleToInvoices(ctx)) !== null) return;
  const lines = rest.map(lineOf);
  const invoice = await askInsurer(ctx, { contractId, insurer, runId, insuranceVariant, month, lines });
  const details = { number: invoice.content.number, digest: invoice.digest };
  await track(ctx, "invoice.issued", { entityId: invoice.id, details });
}
