import { and, asc, eq, sql } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import { payments } from "../core/db/tables/payments.ts";
import { chargedUnder } from "./charged-together.ts";
import { track } from "../core/track.ts";
import type { Payment } from "./scope.ts";
import { owed } from "./which.ts";

/**
 * The payment of the own medical centre with this variable symbol, or the first one that is owed of an invoice of
 * several payments with it; null where there is none.
 */
export async function findBySymbol(ctx: Ctx, variableSymbol: string): Promise<Payment | null> {
  allow(ctx, "payment:read");
  const symbol = variableSymbol.trim();
  const [joint] = await chargedUnder(ctx, [symbol]);
  const [payment] = await ctx.db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.medicalCenterId, ctx.profile.medicalCenterId),
        joint ? anyOf(payments.id, joint.payments) : eq(payments.variableSymbol, symbol),
      ),
    )
    .orderBy(sql`${owed} = 0`, asc(payments.id))
    .limit(1);
  if (!payment) return null;
  await track(ctx, "payment.read", { entityId: payment.id, patientCardId: payment.patientCardId ?? undefined });
  return payment;
}
