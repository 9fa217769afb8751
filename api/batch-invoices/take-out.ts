import { and, asc, eq, ne, sql } from "drizzle-orm";
import { batchLine } from "#rules/insurance/batches/invoice-lines.ts";
import type { ProfileCtx } from "../context.ts";
import { batchPayments } from "../db/tables/batch-payments.ts";
import { batches } from "../db/tables/batches.ts";
import { insurerPayments } from "../db/tables/insurer-payments.ts";
import { payments } from "../db/tables/payments.ts";
import { track } from "../track.ts";
import { addInsurerInvoice } from "./add-invoice.ts";
import { addPayment } from "./add-payment.ts";
import { giveBackInvoice } from "./give-back.ts";
import { liveInvoices } from "./live-invoice.ts";
import { settledContracts } from "./settled-contracts.ts";

/**
 * Takes a batch that is removed out of what its insurer is asked for: its invoice is given back, and what else it asked for has
 * another one. Numbers of invoices have no gaps, so that none is given twice.
 */
export async function takeOutOfInvoice(ctx: ProfileCtx, batch: { id: number; sequenceId: number; runId: number }) {
  const [asked] = await ctx.db
    .select({ of: insurerPayments })
    .from(batchPayments)
    .innerJoin(insurerPayments, eq(insurerPayments.paymentId, batchPayments.paymentId))
    .innerJoin(payments, eq(payments.id, batchPayments.paymentId))
    .where(eq(batchPayments.batchId, batch.id))
    .for("update", { of: payments });
  if (!asked) return;
  const { runId } = batch;
  const { paymentId, contractId, insuranceVariant, month } = asked.of;
  const reason = `Dávka ${batch.sequenceId} je zrušena.`;
  await giveBackInvoice(ctx, (await liveInvoices(ctx, [paymentId])).get(paymentId)!, reason);
  await ctx.db
    .update(payments)
    .set({ canceledAt: ctx.now(), cancelReason: reason, version: sql`${payments.version} + 1` })
    .where(eq(payments.id, paymentId));
  await track(ctx, "payment.canceled", { entityId: paymentId });
  const rest = await ctx.db
    .select({
      id: batches.id,
      sequenceId: batches.sequenceId,
      month: batches.month,
      expertise: batches.expertise,
      documents: batches.documents,
      points: batches.points,
      price: batches.price,
    })
    .from(batchPayments)
    .innerJoin(batches, eq(batches.id, batchPayments.batchId))
    .where(and(eq(batchPayments.paymentId, paymentId), ne(batches.id, batch.id)))
    .orderBy(asc(batches.id));
  await ctx.db.delete(batchPayments).where(eq(batchPayments.paymentId, paymentId));
  if (rest.length === 0) return;
  const contract = (await settledContracts(ctx, month)).find(({ id }) => id === contractId)!;
  const lines = rest.map((one) => ({ name: batchLine(one), price: one.price, batchId: one.id }));
  const invoice = await addInsurerInvoice(
    ctx,
    await addPayment(ctx, contract, { runId, insuranceVariant, month, lines }),
  );
  const details = { number: invoice.content.number, digest: invoice.digest };
  await track(ctx, "invoice.issued", { entityId: invoice.id, details });
}
