import { and, desc, eq, isNotNull, max, notExists } from "drizzle-orm";
import { allow } from "../../core/access/allow.ts";
import type { Ctx } from "../../core/context.ts";
import { insurerPayments } from "../../core/db/tables/insurer-payments.ts";
import { payments } from "../../core/db/tables/payments.ts";

/** So many payers are offered. */
const MOST_OFFERED = 30;

/** Payers who are not patients of the centre, nor insurers that batches are asked of: those of the latest payments first. */
export async function listPayers(ctx: Ctx): Promise<string[]> {
  allow(ctx, "payment:write");
  const ofInsurer = ctx.db.select().from(insurerPayments).where(eq(insurerPayments.paymentId, payments.id));
  const rows = await ctx.db
    .select({ payer: payments.payer })
    .from(payments)
    .where(
      and(eq(payments.medicalCenterId, ctx.profile.medicalCenterId), isNotNull(payments.payer), notExists(ofInsurer)),
    )
    .groupBy(payments.payer)
    .orderBy(desc(max(payments.createdAt)), payments.payer)
    .limit(MOST_OFFERED);
  return rows.map(({ payer }) => payer!);
}
