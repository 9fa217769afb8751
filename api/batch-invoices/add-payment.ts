import { findInsurer } from "#rules/patients/insurers.ts";
import type { InsuranceVariant } from "#rules/codes.ts";
import type { IsoDate } from "#rules/time/time.ts";
import type { InCenter } from "../context.ts";
import { batchPayments } from "../db/tables/batch-payments.ts";
import { insurerPayments } from "../db/tables/insurer-payments.ts";
import { paymentItems } from "../db/tables/payment-items.ts";
import { payments } from "../db/tables/payments.ts";
import { nextVariableSymbol } from "../payments/variable-symbol.ts";
import type { SettledContract } from "./settled-contracts.ts";

/** A line of what an insurer is asked for; without a batch it is of the whole month. */
export type AskedLine = { name: string; price: number; batchId: number | null };

type OfMonth = { runId: number; insuranceVariant: InsuranceVariant; month: IsoDate; lines: AskedLine[] };

/** Adds what an insurer is asked for by a contract, for a kind of insurance and a month. Its invoice replaces its symbol. */
export async function addPayment(
  ctx: InCenter & { profile: { id: number } },
  contract: SettledContract,
  { runId, insuranceVariant, month, lines }: OfMonth,
): Promise<number> {
  const { medicalCenterId, id: createdBy } = ctx.profile;
  const [payment] = await ctx.db
    .insert(payments)
    .values({
      medicalCenterId,
      payer: findInsurer(contract.insurer)!.name,
      currency: "CZK",
      price: lines.reduce((sum, { price }) => sum + price, 0),
      variableSymbol: await nextVariableSymbol(ctx),
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
    .values({ medicalCenterId, paymentId, contractId: contract.id, runId, insuranceVariant, month, wholeMonth });
  const own = lines.flatMap(({ batchId }) => (batchId === null ? [] : { medicalCenterId, paymentId, batchId }));
  if (own.length > 0) await ctx.db.insert(batchPayments).values(own);
  return paymentId;
}
