import { eq, sql } from "drizzle-orm";
import type { PaymentMethod } from "#rules/codes.ts";
import { cashRounding, cashUnit } from "#rules/money/cash-rounding.ts";
import { owedOf } from "#rules/payments/owed-of.ts";
import { localDate, type IsoDate } from "#rules/time/time.ts";
import { enterCash, lockBoxFor } from "../cash/enter-cash.ts";
import { isByPerson, type CenterCtx, type ProfileCtx } from "../core/context.ts";
import { changeOne } from "../core/db/change-one.ts";
import { bankMovements } from "../core/db/tables/bank-movements.ts";
import { paymentEntries } from "../core/db/tables/payment-entries.ts";
import { payments } from "../core/db/tables/payments.ts";
import { fieldFault } from "../core/fault.ts";
import { myCountryAndCurrency } from "../core/my-currency.ts";
import type { MoneyEntry } from "../voucher-visits/ledger.ts";
import { assertCash } from "./assert-cash.ts";
import type { Payment } from "./scope.ts";

type Entry = {
  method: PaymentMethod;
  amount: number;
  rounding?: number;
  reverses?: number;
  reason?: string;
  /** When the money came, if not now. */
  at?: Date;
  bankMovementId?: number | null;
};

/** Adds a row to the ledger of a locked payment; without a person where a patient's own excuse puts a visit back. */
export async function writeEntry(ctx: CenterCtx, { id, medicalCenterId }: Payment, entry: Entry): Promise<MoneyEntry> {
  const profileId = isByPerson(ctx) ? ctx.profile.id : null;
  const [added] = await ctx.db
    .insert(paymentEntries)
    .values({ at: ctx.now(), ...entry, medicalCenterId, paymentId: id, profileId })
    .returning({ id: paymentEntries.id, at: paymentEntries.at });
  return added!;
}

/**
 * Adds an entry to the ledger of a locked payment, and writes its price and what is paid of it by then. Cash that pays
 * or gives back the whole of it is rounded; a part of it in cash has to be payable as it is (`cashNotPayable`). The
 * whole that is given back by another method is what came, with the rounding of cash. Cash goes through a box, with a
 * receipt, as far as it may (assert-cash.ts); a movement of the bank account counts what is booked of it. One whose
 * entry is reversed waits again, also where its rest was left out: that decision was about another amount. Lines and
 * visits that belong to the entry are written with its id, before the payment, whose price follows its lines.
 */
export async function enter(
  ctx: ProfileCtx,
  payment: Payment,
  entry: Entry,
  writeWithIt?: (entry: MoneyEntry) => Promise<void>,
): Promise<Payment> {
  const box = entry.method === "CASH" ? await lockBoxFor(ctx, entry.reverses) : null;
  const { at = ctx.now(), bankMovementId } = entry;
  const { method, amount } = entry;
  const paid = payment.paid + amount;
  const rounding =
    entry.rounding ??
    (method === "CASH"
      ? await roundingOf(ctx, payment, amount, localDate(at))
      : amount < 0 && paid === 0
        ? -(await roundedOf(ctx, payment)) || 0
        : 0);
  if (box) await assertCash(ctx, payment, { amount: amount + rounding, at, box, reverses: entry.reverses });
  const written = await writeEntry(ctx, payment, { ...entry, rounding, at });
  await writeWithIt?.(written);
  const direction = amount > 0 ? "IN" : "OUT";
  if (box) await enterCash(ctx, box, { direction, at, amount: amount + rounding, paymentEntryId: written.id }, payment);
  if (bankMovementId)
    await ctx.db
      .update(bankMovements)
      .set({
        booked: sql`${bankMovements.booked} + ${amount}`,
        version: sql`${bankMovements.version} + 1`,
        ...(amount < 0 && { leftOutAt: null, leftOutReason: null, leftOutBy: null }),
      })
      .where(eq(bankMovements.id, bankMovementId));
  const isPaid = owedOf({ ...payment, paid }) === 0;
  const completed = { payedAt: at, paymentMethod: method, confirmedBy: ctx.profile.id };
  const after = await changeOne(ctx.db, payments, payment, {
    price: payment.price,
    paid,
    // A part of the price that is given back, or undone after that, leaves a payment paid as it was.
    ...(isPaid ? payment.payedAt === null && completed : { payedAt: null, paymentMethod: null, confirmedBy: null }),
  });
  return after!;
}

/**
 * The rounding of cash by country and day, in minor units: of what pays or gives back the whole. A part has to be
 * payable as it is (`cashNotPayable`).
 */
export async function roundingOf(ctx: ProfileCtx, payment: Payment, amount: number, day: IsoDate) {
  const where = { ...(await myCountryAndCurrency(ctx)), currency: payment.currency };
  const paid = payment.paid + amount;
  if (owedOf({ ...payment, paid }) === 0 || paid === 0)
    return Math.sign(amount) * cashRounding(Math.abs(amount), where, day);
  if (amount % cashUnit(where, day) !== 0) throw fieldFault("amount", "cashNotPayable");
  return 0;
}

/** The rounding of the cash that came of a payment and was not given back. */
async function roundedOf({ db }: ProfileCtx, { id }: Payment): Promise<number> {
  const [sum] = await db
    .select({ rounding: sql`coalesce(sum(${paymentEntries.rounding}), 0)`.mapWith(Number) })
    .from(paymentEntries)
    .where(eq(paymentEntries.paymentId, id));
  return sum!.rounding;
}
