import { batchLine } from "#rules/insurance/batches/invoice-lines.ts";
import { findInsurer } from "#rules/patients/insurers.ts";
import type { InsuranceVariant } from "#rules/codes.ts";
import type { IsoDate } from "#rules/time/time.ts";
import type { InCenter } from "../core/context.ts";
import { batchPayments } from "../core/db/tables/batch-payments.ts";
import type { batches } from "../core/db/tables/batches.ts";
import { insurerPayments } from "../core/db/tables/insurer-payments.ts";
import { paymentItems } from "../core/db/tables/payment-items.ts";
import { payments } from "../core/db/tables/payments.ts";
import type { Invoice } from "../invoices/issue.ts";
import { addInsurerInvoice } from "./add-invoice.ts";
import { nextInsurerNumber } from "./next-number.ts";

/** A line of what an insurer is asked for; without a batch it is of the whole month. */
export type AskedLine = { name: string; price: number; batchId: number | null };

/** The line that asks for a batch. */
export const lineOf = (batch: typeof batches.$inferSelect): AskedLine => ({
  name: batchLine(batch),
  price: batch.price,
  batchId: batch.id,
});

type OfMonth = {
  contractId: number;
  insurer: string;
  runId: number;
  insuranceVariant: InsuranceVariant;
  month: IsoDate;
  lines: AskedLine[];
};

/** Asks an insurer for care of a month by a contract, for a kind of insurance: adds the payment, and issues its invoice. */
export async function askInsurer(
  ctx: InCenter & { profile: { id: number } },
  { contractId, insurer, runId, insuranceVariant, month, lines }: OfMonth,
): Promise<Invoice> {
  const { medicalCenterId, id: createdBy } = ctx.profile;
  const taken = await nextInsurerNumber(ctx);
  const [payment] = await ctx.db
    .insert(payments)
    .values({
      medicalCenterId,
      payer: findInsurer(insurer)!.name,
      currency: "CZK",
      price: lines.reduce((sum, { price }) => sum + price, 0),
      variableSymbol: taken.number,
      createdAt: ctx.now(),
      createdBy,
    })
    .returning();
  const paymentId = payment!.id;
  await ctx.db.insert(paymentItems).values(
    lines.map(({ name, price, batchId: targetId }, position) => ({
      medicalCenterId,
      paymentId,
      position,
      name,
      listPrice: price,
      price,
      vatRate: "ZERO" as const,
      targetType: "BATCH" as const,
      targetId,
    })),
  );
  const wholeMonth = lines.some(({ batchId }) => batchId === null);
  await ctx.db
    .insert(insurerPayments)
    .values({ medicalCenterId, paymentId, contractId, runId, insuranceVariant, month, wholeMonth });
  const own = lines.flatMap(({ batchId }) => (batchId === null ? [] : { medicalCenterId, paymentId, batchId }));
  if (own.length > 0) await ctx.db.insert(batchPayments).values(own);
  return addInsurerInvoice(ctx, paymentId, taken);
}
