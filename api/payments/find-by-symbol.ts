import { and, eq } from "drizzle-orm";
import { allow } from "../access/allow.ts";
import type { Ctx } from "../context.ts";
import { payments } from "../db/tables/payments.ts";
import { track } from "../track.ts";
import type { Payment } from "./scope.ts";

/** The payment of the own medical centre with this variable symbol; null where there is none. */
export async function findBySymbol(ctx: Ctx, variableSymbol: string): Promise<Payment | null> {
  allow(ctx, "payment:read");
  const [payment] = await ctx.db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.medicalCenterId, ctx.profile.medicalCenterId),
        eq(payments.variableSymbol, variableSymbol.trim()),
      ),
    );
  if (!payment) return null;
  await track(ctx, "payment.read", { entityId: payment.id, patientCardId: payment.patientCardId ?? undefined });
  return payment;
}
