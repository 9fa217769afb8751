import { and, eq, gte, isNull, lt, or, sql, type SQL } from "drizzle-orm";
import { cashLimit } from "#rules/money/cash-limit.ts";
import { addDays } from "#rules/time/dates.ts";
import { instantOf, localDate } from "#rules/time/time.ts";
import { balanceOf } from "../cash/balance.ts";
import type { ProfileCtx } from "../core/context.ts";
import { paymentEntries } from "../core/db/tables/payment-entries.ts";
import { payments } from "../core/db/tables/payments.ts";
import { Fault, fieldFault } from "../core/fault.ts";
import { myCountryAndCurrency } from "../core/my-currency.ts";
import type { Payment } from "./scope.ts";

type Cash = { amount: number; at: Date; box: { id: number }; reverses?: number };

/**
 * Refuses cash that cannot or may not change hands: more than is in the locked box (`notEnoughCash`, of a reversal
 * `cashBoxShort`), and what takes the cash of a payer and a day above the law's limit (`cashAboveLimit`), unless it
 * undoes a mistake.
 */
export async function assertCash(ctx: ProfileCtx, payment: Payment, { amount, at, box, reverses }: Cash) {
  if (amount < 0 && -amount > (await balanceOf(ctx, box.id))) {
    if (reverses !== undefined) throw new Fault("cashBoxShort");
    throw fieldFault("paymentMethod", "notEnoughCash");
  }
  const limit = cashLimit(await myCountryAndCurrency(ctx));
  if (limit === null || reverses !== undefined) return;
  if (Math.abs(amount) + (await cashOfDay(ctx, payment, amount > 0, at)) > limit)
    throw fieldFault("paymentMethod", "cashAboveLimit");
}

/** The cash of a payer's payments that came, or went, on the day of a time, without what was undone. */
async function cashOfDay(ctx: ProfileCtx, payment: Payment, came: boolean, at: Date): Promise<number> {
  const day = localDate(at);
  const [sum] = await ctx.db
    .select({ cash: sql`coalesce(sum(${paymentEntries.amount} + ${paymentEntries.rounding}), 0)`.mapWith(Number) })
    .from(paymentEntries)
    .innerJoin(payments, eq(payments.id, paymentEntries.paymentId))
    .where(
      and(
        eq(paymentEntries.medicalCenterId, ctx.profile.medicalCenterId),
        gte(paymentEntries.at, instantOf(day)),
        lt(paymentEntries.at, instantOf(addDays(day, 1))),
        eq(paymentEntries.method, "CASH"),
        isNull(paymentEntries.reverses),
        sql`sign(${paymentEntries.amount}) = ${came ? 1 : -1}`,
        sql`not exists (select from payment_entries as undone where undone.reverses = ${paymentEntries.id})`,
        ofPayer(payment),
      ),
    );
  return Math.abs(sum!.cash);
}

/** The payments of the same payer, else of the same patient; without either that payment alone. */
function ofPayer({ id, payer, patientCardId }: Payment): SQL | undefined {
  const others =
    payer !== null
      ? eq(payments.payer, payer)
      : patientCardId === null
        ? undefined
        : and(isNull(payments.payer), eq(payments.patientCardId, patientCardId));
  return others ? or(eq(payments.id, id), others) : eq(payments.id, id);
}
